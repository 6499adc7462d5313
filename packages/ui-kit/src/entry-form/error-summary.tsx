import { type MouseEvent, useEffect, useRef } from 'react'
import classes from './error-summary.module.css'

type ErrorSummaryProps = {
  /** In the order of the form. */
  errors: readonly { id: string; text: string }[]
  /** Takes the focus again whenever this changes. */
  refusals: number
}

/** Everything that keeps a form from being submitted, each a link to its field. */
export function ErrorSummary({ errors, refusals }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  if (refusals === 0 || errors.length === 0) return null
  function follow(event: MouseEvent, id: string) {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <h2 className={classes.title}>There is a problem</h2>
      <ul className={classes.list}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => follow(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
