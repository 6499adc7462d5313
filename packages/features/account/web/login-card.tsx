import { type ReactNode, useId } from 'react'
import classes from './login-page.module.css'

/** One way to log in and what it gives. */
export function LoginCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.text}>{text}</p>
      {children}
    </section>
  )
}
