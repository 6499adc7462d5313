import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { FailureNotice } from '../feedback/failure-notice.tsx'
import { EntryLines } from './entry-lines.tsx'
import { ErrorSummary } from './error-summary.tsx'
import classes from './short-entry-form.module.css'
import type { EntryFormState } from './use-entry-form.ts'

type ShortEntryFormProps = {
  label: string
  form: EntryFormState
  /** Before the fields. */
  intro?: ReactNode
  /** Beside the message of a failure: what can be done about it. */
  remedy?: ReactNode
  /** Lists what is wrong above the fields; otherwise the first invalid field takes the focus. */
  hasSummary?: boolean
  /** After the fields: further controls and the buttons, one of which submits. */
  children: ReactNode
}

/** An entry form of a few fields, in a card or a dialog that says what it is about. Leaving it loses little, so nobody is asked. */
export function ShortEntryForm({ label, form, intro, remedy, hasSummary = false, children }: ShortEntryFormProps) {
  const id = useId()
  const box = useRef<HTMLFormElement>(null)
  const { definition, errors, refusals } = form
  useEffect(() => {
    if (refusals > 0 && !hasSummary) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals, hasSummary])
  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit()
  }
  const idOf = (name: string) => `${id}-${name}`
  const summary = Object.entries(errors).map(([name, text]) => ({ id: idOf(name), text }))
  return (
    <form ref={box} className={classes.form} onSubmit={submit} noValidate aria-label={label}>
      {hasSummary && <ErrorSummary errors={summary} refusals={refusals} />}
      {intro}
      <EntryLines form={form} lines={definition.sections.flatMap(({ lines }) => lines)} idOf={idOf} />
      <FailureNotice failure={form.failure}>{remedy}</FailureNotice>
      {children}
    </form>
  )
}

/** The buttons of a short form; the last one is on the right. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>
}
