import { Button } from '@mantine/core'
import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { ChoiceDialog } from '@rosette/ui-kit/feedback/dialog.tsx'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { isComplete } from '../contract/paper-line.ts'
import type { PaperGene } from '../contract/paper-to-annotate.ts'
import { groundsOfLine, wordsOfLine } from './line-words.ts'
import { ownPapersQuery } from './own-papers-query.ts'
import classes from './paper-annotations.module.css'
import type { PaperDraftState } from './use-paper-draft.ts'

type SendCardProps = { pubmedId: number; genes: readonly PaperGene[]; state: PaperDraftState }

/** What will stand on the records, where the draft is kept, and the last step. */
export function SendCard({ pubmedId, genes, state }: SendCardProps) {
  const [isAsking, setAsking] = useState(false)
  const { draft, savedAt, isStoredHere, failure, isSaved } = state
  const complete = draft.lines.filter(isComplete)
  const unfinished = draft.lines.length - complete.length
  const router = useRouter()
  const queries = useQueryClient()
  const send = useChange({
    call: () =>
      fetchJson(z.object({ submissionId: z.int() }), {
        path: `paper-annotations/drafts/${pubmedId}/submit`,
        method: 'POST',
        body: state.body(),
      }),
    onDone: async ({ submissionId }) => {
      state.forget()
      await queries.invalidateQueries({ queryKey: ownPapersQuery.queryKey })
      router.history.push(`/submit/paper/sent/${submissionId}`)
    },
    failure: (error) => errorOfLines(error, complete, genes),
  })
  return (
    <>
      <TitledCard isPadded title="Preview" mark={formatCount(complete.length, 'line')}>
        <Preview state={state} genes={genes} />
      </TitledCard>
      <TitledCard isPadded title="Send">
        <p role="status" className={classes.note}>
          {savedAt === null ? 'Nothing to save yet.' : `Draft saved ${savedAt.slice(11, 16)} UTC. Close the page when you like.`}
        </p>
        {isStoredHere ? (
          <Notice kind="warning">Not saved: {failure?.text} Your changes are kept in this browser and tried again.</Notice>
        ) : null}
        {unfinished === 0 ? null : <p className={classes.note}>{formatCount(unfinished, 'line')} not complete: not sent.</p>}
        <FailureNotice failure={send.failure} />
        <Button fullWidth disabled={complete.length === 0 || !isSaved || send.isPending} onClick={() => setAsking(true)}>
          Check and send
        </Button>
        <p className={classes.note}>
          A curator looks at it and writes to you. What is accepted stands on the records with the next release.
        </p>
      </TitledCard>
      <ChoiceDialog
        title={`Send ${formatCount(complete.length, 'line')}?`}
        action="Send"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSubmit={() => {
          setAsking(false)
          send.run()
        }}
      >
        <Preview state={state} genes={genes} />
        <label className={classes.gene}>
          <input
            type="checkbox"
            checked={draft.isCredited}
            onChange={({ currentTarget }) => state.change({ isCredited: currentTarget.checked })}
          />
          Show my name and ORCID iD beside accepted lines
        </label>
      </ChoiceDialog>
    </>
  )
}

function Preview({ state: { draft }, genes }: Pick<SendCardProps, 'state' | 'genes'>) {
  const { profile } = useAuth()
  const name = [profile.firstname, profile.lastname].filter(Boolean).join(' ')
  const nameOf = (locus: string) => genes.find((gene) => gene.locus === locus)?.symbol ?? locus
  if (draft.lines.length === 0) return <p className={classes.note}>What will stand on the records appears here.</p>
  return (
    <>
      <ul className={classes.list}>
        {draft.lines.map((line) => (
          <li key={line.key}>
            {line.kind === 'objection' ? <span className={classes.tag}>− </span> : null}
            <strong>{nameOf(line.locus)}</strong> {wordsOfLine(line)}
            <p className={classes.note}>{isComplete(line) ? groundsOfLine(line) : 'not complete'}</p>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{draft.isCredited ? `annotated by ${name}` : 'without your name'}</p>
    </>
  )
}

/** What the server found wrong, with the line that it means. */
function errorOfLines(error: Error, complete: PaperDraftState['draft']['lines'], genes: readonly PaperGene[]): string {
  const issues = error instanceof ApiProblemError ? error.issues : []
  if (issues.length === 0) return error.message
  return issues
    .map(({ path, message }) => {
      const line = complete[Number(path.split('.')[1])]
      const gene = genes.find(({ locus }) => locus === line?.locus)
      return line === undefined ? message : `${gene?.symbol ?? line.locus} ${wordsOfLine(line)}: ${message}`
    })
    .join(' ')
}
