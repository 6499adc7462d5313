import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './list-tools.module.css'

type ListToolsProps = {
  /** Which rows are shown. */
  line: string
  /** Before the line: filters of the list. */
  before?: ReactNode
  /** After the line: actions on the rows. */
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

/** The end of a list: which rows were shown, a way to more, and a way back to the top. */
export function ListFoot({ line, children }: { line: string; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      <span>{line}</span>
      {children}
      <BackToTop />
    </div>
  )
}

/** TABLE-008. */
function BackToTop() {
  return (
    <Button variant="default" size="xs" leftSection={<IconArrowUp size={14} aria-hidden />} onClick={() => window.scrollTo({ top: 0 })}>
      Back to Top
    </Button>
  )
}
