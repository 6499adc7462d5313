import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { EntryControl } from '@rosette/ui-kit/entry-form/entry-control.tsx'
import { CopyButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { type FormEvent, useId, useState } from 'react'
import type { SecondStepBody } from '../../sessions/contract/second-step.ts'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { type BegunSecondFactor, RecoveryCodes } from '../contract/second-factor.ts'
import { QrCode } from './qr-code.tsx'
import classes from './second-factor-card.module.css'

type SetUpFormProps = { begun: BegunSecondFactor; onDone(codes: string[]): void; onCancel(): void }

const field = { label: 'Code', control: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' } as const

/** What the app must be told, and the field for its first code. */
export function SetUpForm({ begun: { secret, uri }, onDone, onCancel }: SetUpFormProps) {
  const id = useId()
  const { withStepUp, dialog } = useStepUp()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return setFault('Code is required.')
    const body: SecondStepBody = { code }
    setIsBusy(true)
    try {
      onDone((await withStepUp(() => fetchJson(RecoveryCodes, { path: 'user/second-factor/confirm', body }))).recoveryCodes)
    } catch (error) {
      setIsBusy(false)
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  function change(entered: string | boolean) {
    setCode(String(entered))
    setFault(null)
  }
  return (
    <>
      <form className={classes.body} onSubmit={(event) => void submit(event)} noValidate aria-label="Set up a second factor">
        <p>1. Scan this with an authenticator app, or type the key into it.</p>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div className={classes.copyable}>
          <code className={classes.code}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={secret} label="Copy key" />
        </div>
        <p>2. Enter the six digits that the app shows now.</p>
        <EntryControl {...{ id, field, fault }} name="code" value={code} onChange={change} onLeave={() => {}} />
        <div className={classes.buttons}>
          <Button type="submit" loading={isBusy}>
            Switch on
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}
