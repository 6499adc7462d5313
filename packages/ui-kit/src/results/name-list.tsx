import { Fragment, type ReactNode } from 'react'
import type { MarkMatch } from './define-results.ts'
import classes from './result-cells.module.css'

type NameListProps = {
  names: readonly string[]
  mark: MarkMatch
  separator?: string
  /** More would push a row beyond a glance; the record page has them all. */
  shown?: number
  hasStrongFirst?: boolean
  isMono?: boolean
  /** How one name is drawn, where it is more than its text: a link. */
  draw?(name: string): ReactNode
}

/** Several names in one cell, the first ones only, with the number left out. */
export function NameList({ names, mark, separator = ', ', shown = 6, hasStrongFirst, isMono, draw = mark }: NameListProps) {
  const left = names.length - shown
  return (
    <span className={isMono ? classes.mono : undefined}>
      {names.slice(0, shown).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && separator}
          {hasStrongFirst && index === 0 ? <strong className={classes.strong}>{draw(name)}</strong> : draw(name)}
        </Fragment>
      ))}
      {left > 0 && <span className={classes.more}> and {left} more</span>}
    </span>
  )
}
