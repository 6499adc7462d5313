import { type ReactNode, useId } from 'react'
import classes from './titled-card.module.css'

type TitledCardProps = {
  title: string
  /** A word or number about the whole card. */
  mark?: ReactNode
  /** What can be done with it. */
  action?: ReactNode
  children: ReactNode
}

/** A titled part of a page, with what can be done with it. */
export function TitledCard({ title, mark, action, children }: TitledCardProps) {
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
      {children}
    </section>
  )
}
