import { Button } from '@mantine/core'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import { TextBox } from '@rosette/ui-kit/form/controls/text-control.tsx'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { useId } from 'react'
import {
  type DeclineReason,
  declineReasons,
  type LineComparison,
  type LineDecision,
  type LineStanding,
  lineStateWords,
  type PaperLine,
} from '../contract/paper-submission.ts'
import { LabelledSelect } from './labelled-select.tsx'
import { groundsOfLine, wordsOfLine } from './line-words.ts'
import classes from './paper-annotations.module.css'

/** What a curator has chosen for a line, which may still lack its reason. */
export type ChosenDecision = { decision: LineDecision['decision'] | null; reason?: DeclineReason | undefined; note?: string }

type ReviewLineProps = {
  line: PaperLine
  place: number
  comparison: LineComparison | null
  /** Null if this curator does not decide about it. */
  chosen: ChosenDecision | null
  onChoose(decision: ChosenDecision | null): void
}

/** One line: what is proposed, what the record says today, and the decision. */
export function ReviewLine({ line, place, comparison, chosen, onChoose }: ReviewLineProps) {
  const { locus, symbol, kind, state, approvedBy, note, declineReason } = line
  const button = (decision: LineDecision['decision'], label: string) => (
    <Button
      variant={chosen?.decision === decision ? 'filled' : 'default'}
      size="xs"
      aria-pressed={chosen?.decision === decision}
      aria-label={`${label} line ${place}`}
      onClick={() => onChoose(chosen?.decision === decision ? null : { decision })}
    >
      {label}
    </Button>
  )
  return (
    <section className={classes.review} aria-label={`Line ${place}`}>
      <div>
        {kind === 'objection' ? <span className={classes.tag}>objection </span> : null}
        <strong>{symbol ?? locus}</strong> <span className={classes.id}>{locus}</span>
        <p className={classes.note}>{wordsOfLine(line)}</p>
        <p className={classes.note}>{groundsOfLine(line)}</p>
      </div>
      <div>
        <p className={classes.note}>{comparison === null ? '' : standingText(comparison)}</p>
      </div>
      {chosen === null ? (
        <div>
          <Tag>{lineStateWords[state]}</Tag>
          {approvedBy === null ? null : <p className={classes.note}>first approved by {approvedBy}</p>}
          {declineReason === null ? null : <p className={classes.note}>{declineReasons[declineReason]}</p>}
          {note === null ? null : <p className={classes.note}>{note}</p>}
        </div>
      ) : (
        <div className={classes.buttons}>
          {button('accept', 'Accept')}
          {button('ask', 'Ask')}
          {button('decline', 'Decline')}
        </div>
      )}
      {chosen?.decision ? <Grounds chosen={chosen} place={place} onChoose={onChoose} /> : null}
      {comparison?.gafLine ? (
        <details className={classes.wide}>
          <summary>Line {place} as it will stand in the file</summary>
          <p className={classes.file}>{comparison.gafLine.split('\t').join(' · ')}</p>
        </details>
      ) : null}
    </section>
  )
}

type GroundsProps = { chosen: ChosenDecision; place: number; onChoose(decision: ChosenDecision): void }

function Grounds({ chosen, place, onChoose }: GroundsProps) {
  const id = useId()
  const { decision, reason, note = '' } = chosen
  if (decision === 'accept') return null
  return (
    <div className={classes.wide}>
      {decision === 'decline' ? (
        <LabelledSelect
          label={`Why is line ${place} declined?`}
          value={reason ?? null}
          prompt="Choose a reason"
          options={Object.entries(declineReasons).map(([value, label]) => ({ value, label }))}
          // The options are the keys of the same object.
          onChange={(value) => onChoose({ decision, note, reason: (value ?? undefined) as DeclineReason | undefined })}
        />
      ) : null}
      <FieldFrame id={id} label={decision === 'ask' ? `Your question about line ${place}` : 'Note to the author'} size="large">
        <TextBox
          id={id}
          value={note}
          maxLength={2000}
          onChange={({ currentTarget }) => onChoose({ decision, reason, note: currentTarget.value })}
        />
      </FieldFrame>
    </div>
  )
}

const standings: Readonly<Record<LineStanding, string>> = {
  new: 'Not there, and nothing near it.',
  not_stated: 'Same term, evidence not stated. This line gives it evidence and a paper.',
  same: 'Already there.',
  new_evidence: 'Same term with other evidence.',
  new_partner: 'Same term and evidence. New partner.',
  nearest: 'Not there. Nearest:',
  stated: 'On the record today.',
  gone: 'Not on the record any more.',
}

/** What the record says today, in one sentence. */
export function standingText({ standing, termName, evidenceCodes, pubmedIds }: LineComparison): string {
  const evidence = evidenceCodes.length === 0 ? '' : ` (${evidenceCodes.join(', ')})`
  const papers = pubmedIds.length === 0 ? '' : ` PubMed ${pubmedIds.join(', ')}.`
  const term = standing === 'nearest' ? ` ${termName ?? ''}${evidence}.` : evidence === '' ? '' : `${evidence}.`
  return `${standings[standing]}${term}${papers}`
}
