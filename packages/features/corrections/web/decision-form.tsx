import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { EntryControl } from '@rosette/ui-kit/entry-form/entry-control.tsx'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { useKeys } from '@rosette/ui-kit/keys/use-keys.ts'
import { useId, useState } from 'react'
import {
  type Correction,
  type CorrectionDecision,
  type CorrectionDecisionBody,
  declineReasons,
  reasonNames,
} from '../contract/correction.ts'
import { type ChangeDraft, ChangeFields, changesOf } from './change-fields.tsx'
import { correctionsKey } from './correction-queries.ts'
import classes from './correction-review.module.css'

type Chosen = 'accept' | 'ask_back' | 'decline'

const choices = [
  { value: 'accept', label: 'Accept' },
  { value: 'ask_back', label: 'Ask' },
  { value: 'decline', label: 'Decline' },
] as const satisfies readonly { value: Chosen; label: string }[]

const consequences: Readonly<Record<Chosen, string>> = {
  accept: 'One mail to the sender. It enters the file for the next release.',
  ask_back: 'One mail to the sender. It comes back to you with the answer.',
  decline: 'One mail to the sender, with the reason.',
}

type DecisionFormProps = { correction: Correction; onDecided(): void }

/** The curator's decision: chosen by button or key, then sent. */
export function DecisionForm({ correction, onDecided }: DecisionFormProps) {
  const { number, version, state, kind, review } = correction
  const id = useId()
  const [chosen, setChosen] = useState<Chosen>('accept')
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const [drafts, setDrafts] = useState<readonly ChangeDraft[]>([])
  const decide = useChange({
    call: (body: CorrectionDecisionBody) => fetchJson(Done, { path: `corrections/${number}/decision`, method: 'PUT', body }),
    refreshes: correctionsKey,
    onDone: onDecided,
  })
  const isTakenByOther = review?.isTakenByOther ?? false
  const isOpen = (state === 'received' || state === 'in_review') && !isTakenByOther
  const send = () =>
    decide.run({
      decision: chosen,
      version,
      note,
      reason: chosen === 'decline' ? (reasonNames.find((name) => name === reason) ?? null) : null,
      changes: chosen === 'accept' ? changesOf(drafts) : [],
    })
  const choose = (choice: Chosen) => () => {
    setChosen(choice)
    return true
  }
  const sendByKey = () => {
    send()
    return true
  }
  useKeys({ a: choose('accept'), i: choose('ask_back'), d: choose('decline'), 'Ctrl ENTER': sendByKey }, isOpen)
  const step = (decision: CorrectionDecision, label: string) => (
    <Button variant="default" disabled={decide.isPending} onClick={() => decide.run({ decision, version, note })}>
      {label}
    </Button>
  )
  if (!isOpen)
    return (
      <div className={classes.form}>
        <p>{standingOf(correction)}</p>
        <FailureNotice failure={decide.failure} />
        <div className={classes.bar}>
          {isTakenByOther && state === 'in_review' ? step('take', 'Take it over') : null}
          {state === 'accepted' ? step('release', 'It is in the current release') : null}
        </div>
      </div>
    )
  return (
    <div className={classes.form}>
      <div className={classes.choice}>
        <Segments label="Decision" segments={choices} value={chosen} onValue={setChosen} />
      </div>
      {chosen === 'accept' && kind === 'locus' ? <ChangeFields drafts={drafts} onDrafts={setDrafts} /> : null}
      {chosen === 'decline' ? (
        <EntryControl
          id={`${id}-reason`}
          name="reason"
          field={{
            control: 'select',
            label: 'Reason',
            isRequired: true,
            options: reasonNames.map((value) => ({ value, label: declineReasons[value] })),
          }}
          value={reason}
          error={null}
          onChange={(value) => setReason(String(value))}
          onLeave={() => {}}
        />
      ) : null}
      <EntryControl
        id={`${id}-note`}
        name="note"
        field={{
          control: 'textarea',
          label: chosen === 'ask_back' ? 'Your question' : 'Answer to the sender',
          size: 'large',
          hint: 'Sent with the decision, and public.',
        }}
        value={note}
        error={null}
        onChange={(value) => setNote(String(value))}
        onLeave={() => {}}
      />
      <FailureNotice failure={decide.failure} />
      <div className={classes.bar}>
        <span className={classes.sum}>{consequences[chosen]}</span>
        {state === 'received' ? step('take', 'Take') : step('put_back', 'Put back')}
        <Button loading={decide.isPending} onClick={send}>
          Send decision
        </Button>
      </div>
    </div>
  )
}

/** Why nothing can be decided now. */
function standingOf({ state, review, decidedBy, changes }: Correction): string {
  if (state === 'with_sender') return 'Waiting for the sender’s answer.'
  if (state === 'accepted')
    return changes.length === 0
      ? `Accepted by ${decidedBy ?? 'a curator'}. No change of it can be compared: say when a release has it.`
      : `Accepted by ${decidedBy ?? 'a curator'}. It counts as released once a release has its changes.`
  if (state === 'in_review') return `${review?.takenBy ?? 'Another curator'} is reading this.`
  return 'Decided.'
}
