import { type ReactNode, useId } from 'react'
import classes from './titled-card.module.css'

type TitledCardProps = {
  title: string
  /** A word or number about the whole card. */
  mark?: ReactNode
  /** Actions on the card. */
  action?: ReactNode
  /** False if the content reaches the edges: tables, lists of links. */
  isPadded?: boolean
  children: ReactNode
}

/** A titled part of a page, with its actions. */
export function TitledCard({ title, mark, action, isPadded = false, children }: TitledCardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {mark ? <span className={classes.mark}>{mark}</span> : null}
        {action ? <div className={classes.action}>{action}</div> : null}
      </div>
      {isPadded ? <div className={classes.body}>{children}</div> : children}
    </section>
  )
}
