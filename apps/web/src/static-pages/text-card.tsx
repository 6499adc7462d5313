import type { ReactNode } from 'react'
import classes from './text-page.module.css'

/** A titled card of running text. */
export function TextCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.card}>
      <h2 className={classes.cardTitle}>{title}</h2>
      <div className={classes.text}>{children}</div>
    </section>
  )
}
