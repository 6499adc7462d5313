import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { type FormEvent, useState } from 'react'
import { AuthProfile } from '../contract/auth-profile.ts'
import { type SecondStepBody, secondStepTexts } from '../contract/second-step.ts'
import classes from './code-field.module.css'
import { CodeField } from './code-field.tsx'

type SecondStepFormProps = { onDone(): void; onRestart(): void }

/** The second step of a login, for accounts with a second factor. */
export function SecondStepForm({ onDone, onRestart }: SecondStepFormProps) {
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
      await fetchJson(AuthProfile, { path: 'auth/second-factor', body })
      onDone()
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }
  function change(entered: string) {
    setCode(entered)
    setFault(null)
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate aria-label="Second step">
      <p role="status">{secondStepTexts.needed}</p>
      <CodeField value={code} fault={fault} onChange={change} />
      <div className={classes.buttons}>
        <Button type="submit" loading={isBusy}>
          Continue
        </Button>
        <Button variant="default" onClick={onRestart}>
          Start again
        </Button>
      </div>
    </form>
  )
}
