import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useId } from 'react'
import { choicesOf, type Decisions, type NumberedLine, takenFrom } from '../../contract/resolve-report.ts'
import { InSteps } from '../in-steps.tsx'
import { describeLocus, useLocusNames } from '../locus-names.tsx'
import classes from './report-card.module.css'

type DecisionRowsProps = { lines: readonly NumberedLine[]; decisions: Decisions; onDecide(changes: Decisions): void }

/** Long groups are shown in steps; a decision for all is about all of them. */
const stepSize = 50

/** Lines that may mean several records: one, all or none of them is taken. */
export function DecisionRows({ lines, decisions, onDecide }: DecisionRowsProps) {
  const open = lines.filter((line) => choicesOf(line).length > 0)
  const names = useLocusNames(lociAmong(open.flatMap(choicesOf)))

  function decideAll(choose: (names: readonly string[]) => readonly string[]) {
    onDecide(new Map(open.map((line) => [line.number, choose(choicesOf(line).map(({ label }) => label))])))
  }

  return (
    <>
      {open.length > 1 && (
        <div className={classes.all}>
          <span>For all {formatNumber(open.length)}:</span>
          <PlainButton onClick={() => decideAll((names) => names.slice(0, 1))}>the first</PlainButton>
          <PlainButton onClick={() => decideAll((names) => names)}>all of them</PlainButton>
          <PlainButton onClick={() => decideAll(() => [])}>leave out</PlainButton>
        </div>
      )}
      <InSteps lines={lines} stepSize={stepSize} keyOf={({ number }) => number}>
        {(line) => (
          <DecisionRow
            line={line}
            choices={choicesOf(line)}
            names={names}
            taken={takenFrom(line, decisions)}
            onTake={(names) => onDecide(new Map([[line.number, names]]))}
          />
        )}
      </InSteps>
    </>
  )
}

export function lociAmong(refs: readonly RecordRef[]): string[] {
  return refs.flatMap(({ kind, label }) => (kind === 'locus' ? [label] : []))
}

type DecisionRowProps = {
  line: NumberedLine
  choices: readonly RecordRef[]
  /** What they are called, by their codes. */
  names: ReturnType<typeof useLocusNames>
  /** Null before anything was decided. */
  taken: readonly string[] | null
  onTake(names: readonly string[]): void
}

/** One line and what it may mean. */
export function DecisionRow({ line, choices, names, taken, onTake }: DecisionRowProps) {
  const name = useId()
  const all = choices.map(({ label }) => label)
  const isTaken = (names: readonly string[]) =>
    taken !== null && taken.length === names.length && names.every((each) => taken.includes(each))
  return (
    <fieldset className={classes.decision}>
      <legend>{line.input}</legend>
      {choices.map((choice) => (
        <span key={choice.key} className={`${classes.choice} ${classes.named}`}>
          <input
            type="radio"
            name={name}
            aria-label={choice.label}
            checked={isTaken([choice.label])}
            onChange={() => onTake([choice.label])}
          />
          <RecordLink to={choice} />
          <span className={classes.line}>{describeLocus(names.get(choice.label))}</span>
        </span>
      ))}
      {choices.length > 1 && (
        <label className={classes.choice}>
          <input type="radio" name={name} checked={isTaken(all)} onChange={() => onTake(all)} />
          {choices.length === 2 ? 'both' : `all ${choices.length}`}
        </label>
      )}
      {choices.length > 0 ? (
        <label className={classes.choice}>
          <input type="radio" name={name} checked={isTaken([])} onChange={() => onTake([])} />
          leave out
        </label>
      ) : (
        <span className={classes.line}>Nothing has taken its place.</span>
      )}
    </fieldset>
  )
}
