import type { ReactNode } from 'react'
import classes from './home-card.module.css'

type HomeCardProps = { title: string; aside?: ReactNode; children: ReactNode }

/** A card of the home page: title, something at its right, content. */
export function HomeCard({ title, aside, children }: HomeCardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {aside ? <div className={classes.aside}>{aside}</div> : null}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  )
}
