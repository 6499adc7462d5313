import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { type FormEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { FailureNotice } from '../feedback/failure-notice.tsx'
import { Notice } from '../feedback/notice.tsx'
import { FormCard } from '../form/form-card.tsx'
import { type EntryFormDefinition, type EntryValues, errorsOf } from './define-entry-form.ts'
import classes from './entry-form.module.css'
import { EntryLines } from './entry-lines.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type EntryFormState, useLeaveWarning } from './use-entry-form.ts'

type EntryFormProps = {
  /** What the form is for; screen readers announce it. */
  label: string
  form: EntryFormState
  submitLabel: string
  /** Shown beside the message of an outcome: the next step. */
  after?: ReactNode
  /** Shows which cards of a long form are complete. */
  hasProgress?: boolean
  /** More cards after the fields. */
  children?: ReactNode
}

/** Draws any entry form: error summary, cards of fields, outcome and submit button. */
export function EntryForm({ label, form, submitLabel, after, hasProgress = false, children }: EntryFormProps) {
  const id = useId()
  const { definition, values, errors, saved } = form
  useLeaveWarning(form.isDirty)
  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit()
  }
  const idOf = (name: string) => `${id}-${name}`
  const summary = Object.entries(errors).map(([name, text]) => ({ id: idOf(name), text }))
  const rendered = (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={label}>
      <ErrorSummary errors={summary} refusals={form.refusals} />
      {definition.sections.map((section) => (
        <FormCard key={section.legend} legend={section.legend} hint={section.hint} help={section.help}>
          <EntryLines form={form} lines={section.lines} idOf={idOf} />
        </FormCard>
      ))}
      {children}
      {saved && saved.text !== '' && (
        <Notice kind="success">
          {saved.text} {after}
        </Notice>
      )}
      <FailureNotice failure={form.failure} />
      <div className={classes.actions}>
        {/* Busy, Mantine lays its mark over the words: the button keeps its width. Pressed, it leaves the focus where it is: an error
            that shows when a field is left would move the button away before it is released. */}
        <Button type="submit" loading={form.isPending} onMouseDown={(event) => event.preventDefault()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
  if (!hasProgress) return rendered
  return (
    <div className={classes.withProgress}>
      {rendered}
      <EntryProgress definition={definition} values={values} idOf={idOf} />
    </div>
  )
}

type EntryProgressProps = {
  definition: EntryFormDefinition
  values: EntryValues
  /** Id of the control of a field. */
  idOf(name: string): string
}

/** The cards of a long form, each a link that shows whether it is complete. */
function EntryProgress({ definition, values, idOf }: EntryProgressProps) {
  const errors = errorsOf(definition, values)
  function follow(event: MouseEvent, id: string) {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <nav className={classes.progress} aria-label="Form sections">
      <ol className={classes.list}>
        {definition.sections.map(({ legend, lines }) => {
          const names = lines.flat()
          const isDone = names.every((name) => errors[name] === undefined)
          const first = idOf(names.find((name) => errors[name] !== undefined) ?? names[0] ?? '')
          return (
            <li key={legend} className={isDone ? classes.done : undefined}>
              {isDone ? <IconCircleCheck size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
              <a href={`#${first}`} onClick={(event) => follow(event, first)}>
                {legend}
                <span className="visually-hidden">{isDone ? ': complete' : ': not complete'}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
