import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import type { FormEvent } from 'react'
import { AuthProfile } from '../contract/auth-profile.ts'
import { secondStepTexts } from '../contract/second-step.ts'
import classes from './code-field.module.css'
import { CodeField } from './code-field.tsx'
import { useCodeEntry } from './use-code-entry.ts'

type SecondStepFormProps = { onDone(): void; onRestart(): void }

/** The second step of a login, for accounts with a second factor. */
export function SecondStepForm({ onDone, onRestart }: SecondStepFormProps) {
  const { code, error, isPending, change, forget, submit } = useCodeEntry(async (body) => {
    await fetchJson(AuthProfile, { path: 'auth/second-factor', body })
    onDone()
  })
  function send(event: FormEvent) {
    event.preventDefault()
    submit()
  }
  return (
    <form className={classes.form} onSubmit={send} noValidate aria-label="Second step">
      <p role="status">{secondStepTexts.needed}</p>
      <CodeField value={code} error={error} onChange={change} onSwitch={forget} />
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending}>
          Continue
        </Button>
        <Button variant="default" onClick={onRestart}>
          Start again
        </Button>
      </div>
    </form>
  )
}
