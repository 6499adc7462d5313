import { formatCount } from '../text/format-number.ts'
import type { KeyFact } from './define-page.ts'
import classes from './key-facts.module.css'
import { hasData } from './parts/fact-list.tsx'

/** The strip under the title: the facts readers check most, without scrolling. Those without data share the last cell. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  if (facts.length === 0) return null
  const without = facts.filter((fact) => !hasData(fact)).map(({ label }) => label)
  return (
    <dl className={classes.facts} aria-label="Key facts">
      {facts.filter(hasData).map((fact) => (
        <div key={fact.label} className={classes.fact} data-wide={fact.isWide || undefined}>
          <dt className={classes.label}>{fact.label}</dt>
          <dd className={classes.value}>{fact.value}</dd>
          {fact.context && <dd className={classes.context}>{fact.context}</dd>}
        </div>
      ))}
      {without.length > 0 && (
        <div className={classes.fact}>
          <dt className={classes.label}>{formatCount(without.length, 'field')} without data</dt>
          <dd className={classes.without}>{without.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
