import { type ReactNode, useId } from 'react'
import { HelpMark } from '../feedback/help-mark.tsx'
import type { HelpTopic } from '../feedback/help-topic.ts'
import classes from './titled-card.module.css'

type TitledCardProps = {
  /** In the address hash, for a card that a list of sections leads to. */
  id?: string
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
export function TitledCard({ id, title, help, mark, action, isPadded = false, children }: TitledCardProps) {
  const titleId = useId()
  return (
    <section id={id} className={classes.card} aria-labelledby={titleId} tabIndex={id === undefined ? undefined : -1}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
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
