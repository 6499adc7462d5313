import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryControl } from '@rosette/ui-kit/entry-form/entry-control.tsx'
import { type EntryOutcome, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { type FormEvent, useId } from 'react'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { MadeAccessToken, tokenLifetimes } from '../contract/access-token.ts'
import classes from './access-tokens-card.module.css'

type Entered = { name: string; days: string }

const definition = defineEntryForm<Entered>({
  fields: {
    name: {
      label: 'Name',
      control: 'text',
      isRequired: true,
      size: 'large',
      hint: 'So that you know later which script uses it.',
      check: (text) => (text.trim() === '' ? 'Name is required.' : text.trim().length > 100 ? 'At most 100 characters.' : null),
    },
    days: {
      label: 'Expires after',
      control: 'select',
      isRequired: true,
      options: tokenLifetimes.map((days) => ({ value: String(days), label: `${days} days` })),
      check: (text) => (text === '' ? 'Please choose when it expires.' : null),
    },
  },
  sections: [{ legend: 'New token', lines: [['name', 'days']] }],
})

/** Asks what a token is for and how long it lasts, and makes it. */
export function NewTokenForm({ onMade }: { onMade(made: MadeAccessToken): void }) {
  const id = useId()
  const { withStepUp, dialog } = useStepUp()
  const form = useEntryForm<Entered>({ definition, initial: { name: '', days: '90' }, save: make })

  async function make({ name, days }: Entered): Promise<EntryOutcome> {
    const body = { name: name.trim(), days: Number(days) }
    try {
      onMade(await withStepUp(() => fetchJson(MadeAccessToken, { path: 'user/access-tokens', body })))
      return { isSaved: true, text: '' }
    } catch (error) {
      return { isSaved: false, text: error instanceof Error ? error.message : String(error) }
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  }
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label="New token">
        <div className={classes.fields}>
          {Object.entries(definition.fields).map(([name, field]) => (
            <EntryControl
              key={name}
              id={`${id}-${name}`}
              name={name}
              field={field}
              value={form.values[name] ?? ''}
              fault={form.faults[name] ?? null}
              onChange={(value) => form.change(name, value)}
              onLeave={() => {}}
            />
          ))}
        </div>
        <Button type="submit" loading={form.isBusy}>
          Create token
        </Button>
        {form.outcome && !form.outcome.isSaved ? <Notice kind="error">{form.outcome.text}</Notice> : null}
      </form>
      {dialog}
    </>
  )
}
