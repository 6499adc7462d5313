import { Fragment } from 'react'
import type { MarkMatch } from './define-results.ts'
import classes from './result-cells.module.css'

type NameListProps = {
  names: readonly string[]
  mark: MarkMatch
  separator?: string
  hasStrongFirst?: boolean
  isMono?: boolean
}

// More than these would push a row beyond a glance; the record page has them all.
const shownNames = 6

/** Several names in one cell, the first ones only, with the number left out. */
export function NameList({ names, mark, separator = ', ', hasStrongFirst = false, isMono = false }: NameListProps) {
  const left = names.length - shownNames
  return (
    <span className={isMono ? classes.mono : undefined}>
      {names.slice(0, shownNames).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && separator}
          {hasStrongFirst && index === 0 ? <strong className={classes.strong}>{mark(name)}</strong> : mark(name)}
        </Fragment>
      ))}
      {left > 0 && <span className={classes.more}> and {left} more</span>}
    </span>
  )
}
