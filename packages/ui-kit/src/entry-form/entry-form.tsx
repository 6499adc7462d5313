import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { FormCard, FormLine } from '../form/form-card.tsx'
import { EntryControl } from './entry-control.tsx'
import classes from './entry-form.module.css'
import { EntryProgress } from './entry-progress.tsx'
import { FaultSummary } from './fault-summary.tsx'
import type { EntryFormState } from './use-entry-form.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

type EntryFormProps = {
  /** What the form is for; its name to readers of the screen. */
  label: string
  form: EntryFormState
  submitLabel: string
  /** Beside the words of an outcome: where it goes on. */
  after?: ReactNode
  /** A long form shows which of its cards are filled in. */
  hasProgress?: boolean
  /** Further cards after the fields. */
  children?: ReactNode
}

/** Draws any entry form: what is wrong, cards of fields, what became of it, and the button that sends. */
export function EntryForm({ label, form, submitLabel, after, hasProgress = false, children }: EntryFormProps) {
  const id = useId()
  const { definition, values, faults, outcome } = form
  useLeaveWarning(form.isDirty)
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  }
  const idOf = (name: string) => `${id}-${name}`
  const summary = Object.entries(faults).map(([name, text]) => ({ id: idOf(name), text }))
  const drawn = (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={label}>
      <FaultSummary faults={summary} refusals={form.refusals} />
      {definition.sections.map((section) => (
        <FormCard key={section.legend} legend={section.legend} hint={section.hint}>
          {section.lines.map((line) => (
            <FormLine key={line.join()}>
              {line.map((name) => {
                const field = definition.fields[name]
                return field ? (
                  <EntryControl
                    key={name}
                    {...{ id: idOf(name), name, field }}
                    value={values[name] ?? ''}
                    fault={faults[name] ?? null}
                    onChange={(value) => form.change(name, value)}
                    onLeave={() => form.leave(name)}
                  />
                ) : null
              })}
            </FormLine>
          ))}
        </FormCard>
      ))}
      {children}
      {outcome && outcome.text !== '' && (
        <Notice kind={outcome.isSaved ? 'success' : 'error'}>
          {outcome.text} {outcome.isSaved ? after : null}
        </Notice>
      )}
      <div className={classes.actions}>
        {/* Busy, Mantine lays its mark over the words: the button keeps its width. Pressed, it leaves the focus where it is: a fault
            that shows when a field is left would move the button away before it is released. */}
        <Button type="submit" loading={form.isBusy} onMouseDown={(event) => event.preventDefault()}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
  if (!hasProgress) return drawn
  return (
    <div className={classes.withProgress}>
      {drawn}
      <EntryProgress {...{ definition, values, idOf }} />
    </div>
  )
}
