import type { ReactNode } from 'react'
import classes from './fact-list.module.css'
import { FieldsWithoutData } from './fields-without-data.tsx'

/** A value of null or undefined is a field without data. */
export type FactLine = { label: string; value: ReactNode }

/** Labels and values, one under another. Fields without data are folded away below, by name (QUIET-001). */
export function FactList({ facts }: { facts: readonly FactLine[] }) {
  const known = facts.filter(hasData)
  return (
    <>
      {known.length > 0 && (
        <dl className={classes.facts}>
          {known.map(({ label, value }) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <FieldsWithoutData labels={facts.filter((fact) => !hasData(fact)).map(({ label }) => label)} />
    </>
  )
}

export function hasData({ value }: { value: ReactNode }): boolean {
  return value !== null && value !== undefined
}

/** A flag among the facts of a record; null if it is not known. */
export function formatFlag(flag: boolean | null): 'yes' | 'no' | null {
  if (flag === null) return null
  return flag ? 'yes' : 'no'
}
