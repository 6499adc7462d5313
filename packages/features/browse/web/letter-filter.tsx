import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import classes from './letter-filter.module.css'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

type LetterFilterProps = {
  chosen: string | null
  /** First letters in the list; null until it has loaded. */
  known: ReadonlySet<string> | null
  hrefOf(letter: string | null): string
}

/** BROWSE-019: all names, or those that start with one letter. */
export function LetterFilter({ chosen, known, hrefOf }: LetterFilterProps) {
  return (
    <nav aria-label="First letter">
      <ul className={classes.letters}>
        {[null, ...letters].map((letter) => (
          <li key={letter}>
            <PageLink
              href={hrefOf(letter)}
              className={classes.letter}
              aria-current={letter === chosen ? 'true' : undefined}
              data-empty={(letter !== null && known?.has(letter) === false) || undefined}
            >
              {letter ?? 'All'}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The first letter of a record's name, as a capital; the first column of every list is the name. */
export function firstLetterOf(columns: readonly Column<unknown>[], hit: unknown): string {
  return (columns[0]?.text(hit).charAt(0) ?? '').toUpperCase()
}
