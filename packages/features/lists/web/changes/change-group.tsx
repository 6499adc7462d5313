import { permanentPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment, useId } from 'react'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import type { ListChange } from '../../../list-contents/contract/record-list.ts'
import { InSteps } from '../in-steps.tsx'
import report from '../new-list/report-card.module.css'
import { type Change, type Choice, type Choices, choiceOf, decisionsOf, isSameChoice, type Offer, offersOf } from './change-choices.ts'
import { changeWords, decisionWord, explainChange } from './change-words.ts'
import classes from './list-changes-tab.module.css'

type ChangeGroupProps = {
  kind: ListKind
  change: Change
  /** Those that are open. */
  rows: readonly ListChange[]
  choices: Choices
  onChoose(item: string, choice: Choice): void
  onChooseAll(decision: Choice['decision']): void
}

/** Long groups are shown in steps; a choice for all is about all of them. */
const stepSize = 50

/** Everything that a release did in one way: what it means, and what is to become of each item. */
export function ChangeGroup({ kind, change, rows, choices, onChoose, onChooseAll }: ChangeGroupProps) {
  const id = useId()
  const { title } = changeWords[change]
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id} className={classes.name}>
        {title} <span className={classes.count}>{formatNumber(rows.length)}</span>
      </h3>
      <p className={classes.words}>{explainChange(change, kind)}</p>
      {rows.length > 1 && (
        <div className={classes.all}>
          <span>For all {formatNumber(rows.length)}:</span>
          {decisionsOf(rows).map((decision) => (
            <PlainButton key={decision} label={`${title}: ${decisionWord(change, decision)} all`} onClick={() => onChooseAll(decision)}>
              {decisionWord(change, decision)}
            </PlainButton>
          ))}
        </div>
      )}
      <InSteps lines={rows} stepSize={stepSize} keyOf={({ item }) => item}>
        {(row) => <ChangeRow kind={kind} row={row} choice={choiceOf(row, choices)} onChoose={(choice) => onChoose(row.item, choice)} />}
      </InSteps>
    </section>
  )
}

type ChangeRowProps = { kind: ListKind; row: ListChange; choice: Choice | null; onChoose(choice: Choice): void }

function ChangeRow({ kind, row, choice, onChoose }: ChangeRowProps) {
  const name = useId()
  return (
    <fieldset className={report.decision}>
      <legend>
        <OldItem kind={kind} row={row} />
      </legend>
      {offersOf(row).map((offer) => {
        const { decision, successors, links, isOnly } = offer
        const word = isOnly ? 'only' : decisionWord(row.change, decision)
        return (
          <span key={`${decision} ${successors}`} className={report.choice}>
            <label className={classes.word}>
              <input
                type="radio"
                name={name}
                aria-label={[word, namesOf(offer)].join(' ').trim()}
                checked={isSameChoice(offer, choice)}
                onChange={() => onChoose({ decision, ...(successors && { successors }) })}
              />
              {word}
            </label>
            {links.length > 0 && <Links of={offer} />}
          </span>
        )
      })}
    </fieldset>
  )
}

function namesOf({ links }: Offer): string {
  return links.map(({ label }) => label).join(' and ')
}

function Links({ of: { links } }: { of: Offer }) {
  return (
    <span>
      {links.map((link, at) => (
        <Fragment key={link.key}>
          {at > 0 && ' and '}
          <RecordLink to={link} />
        </Fragment>
      ))}
    </span>
  )
}

/** A name that the release still knows leads to what it says about it. */
export function OldItem({ kind, row: { item, change } }: { kind: ListKind; row: ListChange }) {
  if (change === 'gone' || change === 'matched') return <code>{item}</code>
  return <PageLink href={permanentPath(kinds[kind], item.replace(/^key:/, ''))}>{item}</PageLink>
}
