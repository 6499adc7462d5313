import { type ReactNode, useId } from 'react'
import { HelpMark } from '../feedback/help-mark.tsx'
import type { HelpTopic } from '../feedback/help-topic.ts'
import classes from './titled-card.module.css'

type TitledCardProps = {
  title: string
  /** What explains the card. */
  help?: HelpTopic
  /** A word or number about the whole card. */
  mark?: ReactNode
  /** Actions on the card. */
  action?: ReactNode
  /** False if the content reaches the edges: tables, lists of links. */
  isPadded?: boolean
  children: ReactNode
}

/** A titled part of a page, with its actions. */
export function TitledCard({ title, help, mark, action, isPadded = false, children }: TitledCardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {help && <HelpMark topic={help} label={title} />}
        {mark ? <span className={classes.mark}>{mark}</span> : null}
        {action ? <div className={classes.action}>{action}</div> : null}
      </div>
      {isPadded ? <div className={classes.body}>{children}</div> : children}
    </section>
  )
}
