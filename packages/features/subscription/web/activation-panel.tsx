import { Button } from '@mantine/core'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { TextBox } from '@rosette/ui-kit/form/controls/text-box.tsx'
import { type FormEvent, useId, useState } from 'react'
import { type ActivationOutcome, activateCode } from './activate-code.ts'
import classes from './activation-panel.module.css'

type ActivationPanelProps = { partyId: number | null; onActivated(): void }

/** Where an activation code is entered; hidden until somebody wants it (SUBS-021 to 027). */
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

function ActivationForm({ partyId, onActivated }: ActivationPanelProps) {
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<ActivationOutcome | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setOutcome(null)
    const came = await activateCode(code, partyId)
    setIsBusy(false)
    setOutcome(came)
    if (!came.isDone) return
    setCode('')
    onActivated()
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} aria-label="Activation code">
      <div className={classes.line}>
        <TextBox
          className={classes.field}
          aria-label="Activation code"
          placeholder="ABCD-1234-EFGH-5678"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" className={classes.submit} aria-disabled={isBusy}>
          {isBusy ? 'Activating...' : 'Activate'}
        </Button>
      </div>
      {outcome ? <Notice kind={outcome.isDone ? 'success' : 'error'}>{outcome.text}</Notice> : null}
    </form>
  )
}
