import type { ReactNode } from 'react'
import classes from './results-note.module.css'

/** In place of a list: why there is none, and what to do next. */
export function ResultsNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.note}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </div>
  )
}
