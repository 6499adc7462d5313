import type { KeyFact } from './define-page.ts'
import classes from './key-facts.module.css'

/** The strip under the title: what a reader came to check, without scrolling. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={classes.facts} aria-label="Key facts">
      {facts.map((fact) => (
        <div key={fact.label} className={classes.fact} data-wide={fact.isWide || undefined}>
          <dt className={classes.label}>{fact.label}</dt>
          <dd className={classes.value}>{fact.value}</dd>
          {fact.context && <dd className={classes.context}>{fact.context}</dd>}
        </div>
      ))}
    </dl>
  )
}
