import { Button } from '@mantine/core'
import { linkPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { useKindPath } from '@rosette/ui-kit/app-facts.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { firstSentence } from '@rosette/ui-kit/text/first-sentence.ts'
import { nameTypes } from '@rosette/ui-kit/text/name-types.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { BestMatch } from '../../contract/everything-call.ts'
import classes from './best-match-card.module.css'

/** The record that is called exactly as the typed text, and the way to it. */
export function BestMatchCard({ best, searchText }: { best: BestMatch; searchText: string }) {
  const { record, by, symbol, fullName, description, facts } = best
  const kind = useKindPath(record.kind)
  const path = kind && linkPath(kind, record)
  const name = symbol ? `${record.label} (${symbol})` : record.label
  useEnterKey(path)
  return (
    <section className={classes.card} aria-label="Best match">
      <div className={classes.words}>
        <p className={classes.why}>
          Best match: {by === 'name' || by === 'symbol' || by === 'full_name' ? 'the' : 'one'} {nameTypes[by]} is exactly {searchText}
        </p>
        <h2 className={classes.name}>
          <span className={isId(record.label) ? classes.id : undefined}>{record.label}</span>
          {symbol && ` (${symbol})`} {fullName && <span className={classes.fullName}>{fullName}</span>}
        </h2>
        {description && <p className={classes.description}>{firstSentence(description)}</p>}
        {facts.length > 0 && (
          <ul className={classes.facts} aria-label="Key facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      {path && (
        <div className={classes.go}>
          <Button component={PageLink} href={path} className={classes.button}>
            Go to {name}
          </Button>
          <span className={classes.hint}>
            or press <kbd>Enter</kbd> again
          </span>
        </div>
      )}
    </section>
  )
}

/** Monospace is for ids. */
function isId(label: string): boolean {
  return /^[\w.:-]*\d[\w.:-]*$/.test(label)
}

/**
 * Enter opens the best match from the page itself and from the search box, which is empty after a search (EVERY-008). A key that is held
 * down since the search does not.
 */
function useEnterKey(path: string | null): void {
  const router = useRouter()
  useEffect(() => {
    if (path === null) return
    function follow(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || !isFree(document.activeElement)) return
      event.preventDefault()
      router.history.push(path ?? '/')
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [path, router])
}

function isFree(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return true
  return focused instanceof HTMLInputElement && focused.name === 'searchText' && focused.value === ''
}
