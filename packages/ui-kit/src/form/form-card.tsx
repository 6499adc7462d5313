import type { ReactNode } from 'react'
import { HelpMark } from '../feedback/help-mark.tsx'
import type { HelpTopic } from '../feedback/help-topic.ts'
import classes from './form-card.module.css'

type FormCardProps = { legend: string; hint?: string | undefined; help?: HelpTopic | undefined; children: ReactNode }

/** One card of a form: what it is about on the left, its fields on the right. */
export function FormCard({ legend, hint, help, children }: FormCardProps) {
  return (
    <fieldset className={classes.card}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={classes.about}>
        <h2 className={classes.legend}>{legend}</h2>
        {help && <HelpMark topic={help} label={legend} />}
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      <div className={classes.lines}>{children}</div>
    </fieldset>
  )
}

/** Fields side by side. */
export function FormLine({ children }: { children: ReactNode }) {
  return <div className={classes.line}>{children}</div>
}
