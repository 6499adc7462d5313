import { Button } from '@mantine/core'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListChange, type ListChanges, listChanges, type RecordList } from '../../../list-contents/contract/record-list.ts'
import { changesQuery, decideChanges, refreshLists } from '../../../list-contents/web/lists-query.ts'
import { chooseGroup, chooseItem, countChoices, type Decision, noChoices, toDecideChanges } from './change-choices.ts'
import { ChangeGroup } from './change-group.tsx'
import { DecidedChanges } from './decided-changes.tsx'
import classes from './list-changes-tab.module.css'

/** What the current release did to the items of a list, and the owner's decisions about it (LIST-037). */
export function ListChangesTab({ list }: { list: RecordList }) {
  const found = useQuery(changesQuery(list.listId))
  return (
    <QueryPart query={found} what="the changes">
      {(answer) => <Changes list={list} {...answer} />}
    </QueryPart>
  )
}

function Changes({ list, releaseId, changes }: ListChanges & { list: RecordList }) {
  if (changes.length === 0) return <Notice kind="success">Release {releaseId} changed nothing in this list.</Notice>
  const open = changes.filter(({ decision }) => decision === null)
  return (
    <TitledCard
      title={`Changes by release ${releaseId}`}
      help="help-saved-lists#follow-a-release"
      mark={`${formatNumber(open.length)} open`}
    >
      {open.length > 0 ? (
        <OpenChanges list={list} releaseId={releaseId} open={open} />
      ) : (
        <div className={classes.done}>
          <Notice kind="success">Every change by this release is decided.</Notice>
        </div>
      )}
      <DecidedChanges kind={list.kind} changes={changes.filter(({ decision }) => decision !== null)} />
    </TitledCard>
  )
}

type OpenChangesProps = { list: RecordList; releaseId: string; open: readonly ListChange[] }

/** Choices are gathered and saved together, so that they make one version. */
function OpenChanges({ list, releaseId, open }: OpenChangesProps) {
  const client = useQueryClient()
  const [choices, setChoices] = useState(noChoices)
  const save = useChange({
    call: () => decideChanges(list, toDecideChanges(releaseId, choices)),
    onDone({ currentVersion }) {
      setChoices(noChoices)
      toast(currentVersion > list.currentVersion ? `Your decisions made version ${currentVersion}.` : 'Your decisions are saved.')
    },
    onSettled: () => refreshLists(client),
  })
  const counts = countChoices(open, choices)
  const isChosen = counts.taken + counts.kept + counts.left_out > 0
  // To keep an item as it is changes nothing.
  const makesVersion = counts.taken + counts.left_out > 0

  return (
    <>
      {listChanges.map((change) => {
        const rows = open.filter((row) => row.change === change)
        if (rows.length === 0) return null
        return (
          <ChangeGroup
            key={change}
            kind={list.kind}
            change={change}
            rows={rows}
            choices={choices}
            onChoose={(item, choice) => setChoices(chooseItem(choices, item, choice))}
            onChooseAll={(decision) => setChoices(chooseGroup(choices, rows, change, decision))}
          />
        )
      })}
      <div className={classes.save}>
        <FailureNotice failure={save.failure} />
        <p role="status" className={classes.words}>
          {describeChoices(counts, open.length)} {makesVersion && `Version ${list.currentVersion} stays as it is.`}
        </p>
        <div className={classes.buttons}>
          {isChosen && <PlainButton onClick={() => setChoices(noChoices)}>Start over</PlainButton>}
          <Button loading={save.isPending} disabled={!isChosen} onClick={() => save.run()}>
            {makesVersion || !isChosen ? `Save as version ${list.currentVersion + 1}` : 'Save decisions'}
          </Button>
        </div>
      </div>
    </>
  )
}

/** `4 of 7 decided: 2 taken, 1 kept, 1 left out.` */
function describeChoices(counts: Readonly<Record<Decision, number>>, openCount: number): string {
  const parts = [
    ...(counts.taken > 0 ? [`${formatNumber(counts.taken)} taken`] : []),
    ...(counts.kept > 0 ? [`${formatNumber(counts.kept)} kept`] : []),
    ...(counts.left_out > 0 ? [`${formatNumber(counts.left_out)} left out`] : []),
  ]
  const decided = counts.taken + counts.kept + counts.left_out
  if (decided === 0) return 'Nothing is decided yet. What you leave open stays open.'
  return `${formatNumber(decided)} of ${formatNumber(openCount)} decided: ${parts.join(', ')}.`
}
