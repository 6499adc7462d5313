import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { LineDecision, SubmissionReview } from '../contract/paper-submission.ts'
import classes from './paper-annotations.module.css'
import { type ChosenDecision, ReviewLine } from './review-line.tsx'
import { queueQuery, reviewQuery } from './review-queries.ts'

type ReviewFormProps = { id: string; review: SubmissionReview }

/** Decides about the lines of a submission; what is chosen is sent at once, with one mail. */
export function ReviewForm({ id, review }: ReviewFormProps) {
  const { submission, comparisons, hasSecondCheck, decidable } = review
  const [chosen, setChosen] = useState<ReadonlyMap<number, ChosenDecision>>(new Map())
  const [note, setNote] = useState('')
  const noteId = useId()
  const queries = useQueryClient()
  const lines = [...chosen].flatMap(([lineId, decision]) => (decidable.includes(lineId) ? toDecision(lineId, decision) : []))
  const decide = useChange({
    call: () => fetchJson(Done, { path: `paper-annotations/submissions/${id}/decision`, method: 'PUT', body: { lines, note } }),
    onDone: () => {
      setChosen(new Map())
      setNote('')
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: reviewQuery(id).queryKey }),
        queries.invalidateQueries({ queryKey: queueQuery.queryKey }),
      ]),
  })
  const choose = (lineId: number, decision: ChosenDecision | null) =>
    setChosen((before) => {
      const next = new Map(before)
      if (decision === null) next.delete(lineId)
      else next.set(lineId, decision)
      return next
    })
  return (
    <>
      <TitledCard
        title="Lines"
        mark={`${submission.submitterName ?? 'deleted account'}, ${submission.isCredited ? 'with name' : 'without name'}`}
      >
        {submission.lines.map((line, at) => (
          <ReviewLine
            key={line.lineId}
            line={line}
            place={at + 1}
            comparison={comparisons[at] ?? null}
            chosen={decidable.includes(line.lineId) ? (chosen.get(line.lineId) ?? { decision: null }) : null}
            onChoose={(decision) => choose(line.lineId, decision)}
          />
        ))}
      </TitledCard>
      {submission.isOwn ? <Notice kind="info">These lines are your own: another curator decides.</Notice> : null}
      {hasSecondCheck ? (
        <Notice kind="info">Second check is on: what you accept goes to another curator, unless you are the second.</Notice>
      ) : null}
      {decidable.length === 0 ? null : (
        <TitledCard isPadded title="Answer to the author">
          <FieldFrame id={noteId} label="Sent with the decision" size="large">
            <textarea
              id={noteId}
              className={`${controls.area} ${controls.prose}`}
              value={note}
              maxLength={2000}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </FieldFrame>
          <FailureNotice failure={decide.failure} />
          <div className={classes.buttons}>
            <Button disabled={lines.length === 0 || decide.isPending} onClick={() => decide.run()}>
              Send decision
            </Button>
            <span role="status" className={classes.note}>
              {formatCount(lines.length, 'line')} of {decidable.length} ready. One mail to the author when all are decided.
            </span>
          </div>
        </TitledCard>
      )}
    </>
  )
}

/** Nothing while a reason or a question is missing. */
function toDecision(lineId: number, { decision, reason, note = '' }: ChosenDecision): LineDecision[] {
  if (decision === null || (decision === 'ask' && note.trim() === '') || (decision === 'decline' && reason === undefined)) return []
  return [{ lineId, decision, note, ...(decision === 'decline' && reason !== undefined && { reason }) }]
}
