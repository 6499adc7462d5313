import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { EntryControl } from '@rosette/ui-kit/entry-form/entry-control.tsx'
import { CopyableText } from '@rosette/ui-kit/record/parts/copyable-text.tsx'
import { type FormEvent, useId } from 'react'
import { encode } from 'uqr'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { useCodeEntry } from '../../sessions/web/use-code-entry.ts'
import { type BegunSecondFactor, RecoveryCodes } from '../contract/second-factor.ts'
import classes from './second-factor-card.module.css'

type SetUpFormProps = { begun: BegunSecondFactor; onDone(codes: string[]): void; onCancel(): void }

const field = { label: 'Code', control: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' } as const

/** What the app must be told, and the field for its first code. */
export function SetUpForm({ begun: { secret, uri }, onDone, onCancel }: SetUpFormProps) {
  const id = useId()
  const { withStepUp, dialog } = useStepUp()
  const { code, error, isPending, change, submit } = useCodeEntry(async (body) => {
    const { recoveryCodes } = await withStepUp(() => fetchJson(RecoveryCodes, { path: 'user/second-factor/confirm', body }))
    onDone(recoveryCodes)
  })
  function send(event: FormEvent) {
    event.preventDefault()
    submit()
  }
  return (
    <>
      <form className={classes.body} onSubmit={send} noValidate aria-label="Set up a second factor">
        <p>1. Scan this with an authenticator app, or type the key into it.</p>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <CopyableText text={secret} label="Copy key">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </CopyableText>
        <p>2. Enter the six digits that the app shows now.</p>
        <EntryControl
          id={id}
          field={field}
          error={error}
          name="code"
          value={code}
          onChange={(entered) => change(String(entered))}
          onLeave={() => {}}
        />
        <div className={classes.buttons}>
          <Button type="submit" loading={isPending}>
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

/** A QR code, black on white in both themes: cameras expect it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  )
}
