import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

export type FactLine = { label: string; value: ReactNode }

/** Labels and values, one under another. A value that is not recorded reads 'Unknown'. */
export function FactList({ facts }: { facts: readonly FactLine[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value ?? <span className={classes.unknown}>Unknown</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A flag among the facts of a record; null if it is not known. */
export function formatFlag(flag: boolean | null): 'yes' | 'no' | null {
  if (flag === null) return null
  return flag ? 'yes' : 'no'
}
