import { Button } from '@mantine/core'
import { fetchAnswer } from '@rosette/api-client/fetch-json.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { TextBox } from '@rosette/ui-kit/form/controls/text-control.tsx'
import { type FormEvent, useId, useState } from 'react'
import classes from './activation-panel.module.css'

type ActivationPanelProps = { partyId: number | null; onActivated(): void }

/** The field for an activation code, hidden until opened (SUBS-021 to 027). */
export function ActivationPanel({ partyId, onActivated }: ActivationPanelProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <p>
          <strong>Activation code</strong> <span className={classes.hint}>Add units you received by e-mail or from your library.</span>
        </p>
        <Button variant="default" size="xs" aria-expanded={isShown} aria-controls={id} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Enter Activation Code'}
        </Button>
      </div>
      <div id={id} hidden={!isShown}>
        {isShown ? <ActivationForm partyId={partyId} onActivated={onActivated} /> : null}
      </div>
    </div>
  )
}

type Activation = { code: string }

/** An empty code is refused like a wrong one, below the field (SUBS-023). */
const definition = defineEntryForm<Activation>({
  fields: { code: { label: 'Activation code', control: 'text' } },
  sections: [{ legend: 'Activation code', lines: [['code']] }],
})

function ActivationForm({ partyId, onActivated }: ActivationPanelProps) {
  const form = useEntryForm<Activation>({
    definition,
    initial: { code: '' },
    emptied: ['code'],
    isRepeatable: true,
    save: async ({ code }) => {
      await activateCode(code, partyId)
      return { text: activationTexts.done }
    },
    failure: ({ message }) => message || activationTexts.unanswered,
    onSaved: onActivated,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit()
  }
  return (
    <form className={classes.form} onSubmit={submit} aria-label="Activation code">
      <div className={classes.line}>
        <TextBox
          className={classes.field}
          aria-label="Activation code"
          placeholder="ABCD-1234-EFGH-5678"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={String(form.values.code)}
          onChange={(event) => form.change('code', event.currentTarget.value)}
        />
        <Button type="submit" className={classes.submit} aria-disabled={form.isPending}>
          {form.isPending ? 'Activating...' : 'Activate'}
        </Button>
      </div>
      {form.saved && <Notice kind="success">{form.saved.text}</Notice>}
      <FailureNotice failure={form.failure} />
    </form>
  )
}

const activationTexts = {
  done: 'Activation Code applied successfully!',
  empty: 'Please enter a valid activation code.',
  noParty: 'Error during activation.',
  refused: 'Activation failed',
  failed: 'An error occurred during activation.',
  unanswered: 'An error occurred while activating the subscription.',
} as const

/** Applies an activation code (SUBS-023 to 030). Only an answer with status 200 is a success. */
export async function activateCode(code: string, partyId: number | null): Promise<void> {
  const activationCode = code.trim()
  if (activationCode === '') throw new Error(activationTexts.empty)
  if (partyId === null) {
    console.error('An activation code was entered by somebody without a party.')
    throw new Error(activationTexts.noParty)
  }
  const { status, body } = await fetchAnswer({ path: 'subscription/activate/bucket', body: { activationCode, partyId } })
  if (status !== 200) throw new Error(messageOf(body) ?? (status < 400 ? activationTexts.refused : activationTexts.failed))
}

function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null
  return typeof body.message === 'string' && body.message !== '' ? body.message : null
}
