import type { ReactNode } from 'react'
import classes from './list-tools.module.css'

type ListToolsProps = {
  /** Which rows show. */
  line: string
  /** Before the line: what narrows the list. */
  before?: ReactNode
  /** After the line: what is done with the rows. */
  after?: ReactNode
  /** At the end: how the rows are shown. */
  children: ReactNode
}

/** The line above a list. */
export function ListTools({ line, before, after, children }: ListToolsProps) {
  return (
    <div className={classes.tools}>
      {before}
      <span role="status" className={classes.line}>
        {line}
      </span>
      {after}
      <div className={classes.view}>{children}</div>
    </div>
  )
}
