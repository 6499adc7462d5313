import type { LinkTarget } from '@rosette/features/site/contract/menus.ts'
import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { PremiumDiamond } from '@rosette/ui-kit/links/premium-diamond.tsx'
import type { ReactNode } from 'react'
import classes from './entry-grid.module.css'

export type GridEntry = { label: string; description: string; target: LinkTarget; isPremium?: boolean; icon?: ReactNode }

type EntryGridProps = {
  entries: readonly GridEntry[]
  label: string
  columns?: 2 | 3
  /** Whether pages of this site open in a new tab, too (BROWSE-004). */
  isNewTab?: boolean
}

/** Link tiles, each with a line of description. */
export function EntryGrid({ entries, label, columns = 3, isNewTab = false }: EntryGridProps) {
  return (
    <ul className={columns === 2 ? `${classes.grid} ${classes.two}` : classes.grid} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.label} className={classes.tile}>
          {entry.icon ? <span className={classes.icon}>{entry.icon}</span> : null}
          <div>
            <TargetLink target={entry.target} className={classes.link} isNewTab={isNewTab}>
              <span>{entry.label}</span>
              {entry.isPremium ? <PremiumDiamond /> : null}
            </TargetLink>
            <p className={classes.description}>{entry.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
