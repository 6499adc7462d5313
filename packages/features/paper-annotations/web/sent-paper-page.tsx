import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { MemberGuard, MemberPage } from '../../members/web/member-page.tsx'
import { authState } from '../../sessions/web/auth-state.ts'
import { declineReasons, lineStateWords, type PaperLine, PaperSubmission, turnWords } from '../contract/paper-submission.ts'
import { groundsOfLine, wordsOfLine } from './line-words.ts'
import classes from './paper-annotations.module.css'
import { PaperHeading } from './paper-heading.tsx'
import { paperStep, submitStep } from './paper-start-page.tsx'

const title = 'Your Lines on a Paper'

export const sentPaperPage = defineSitePage({
  component: SentPaperPage,
  queries: ({ params: { id = '' } }) => (authState().loggedIn ? [submissionQuery(id)] : []),
})

/** CURATE-013: what happened to each line, and whose turn it is. */
export function SentPaperPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const submission = useQuery({ ...submissionQuery(id), enabled: authState().loggedIn })
  return (
    <MemberGuard title={title} admit={({ communityId }) => communityId} elsewhere="/login">
      {() => (
        <MemberPage title={title} steps={[submitStep, paperStep]}>
          <QueryPart query={submission} what="your lines">
            {(sent) => <SentLines sent={sent} />}
          </QueryPart>
        </MemberPage>
      )}
    </MemberGuard>
  )
}

function SentLines({ sent: { paper, pubmedId, turn, lines, decisionNote, isCredited, isOwn } }: { sent: PaperSubmission }) {
  return (
    <>
      {paper === null ? null : <PaperHeading paper={paper} />}
      <TitledCard title="Lines" mark={turnWords[turn]}>
        <ul className={classes.papers}>
          {lines.map((line) => (
            <SentLine key={line.lineId} line={line} />
          ))}
        </ul>
      </TitledCard>
      {turn === 'author' && isOwn ? (
        <Notice kind="info">
          The curator has a question. <PageLink href={`/submit/paper/${pubmedId}`}>Answer it here</PageLink>
        </Notice>
      ) : null}
      {decisionNote === null ? null : (
        <TitledCard isPadded title="The curator writes">
          <p>{decisionNote}</p>
        </TitledCard>
      )}
      <p className={classes.note}>
        {isCredited ? 'Accepted lines stand on the records with your name.' : 'Accepted lines stand on the records without your name.'}
      </p>
    </>
  )
}

function SentLine({ line }: { line: PaperLine }) {
  const { locus, symbol, state, declineReason, note, releaseId } = line
  return (
    <li>
      <strong>{symbol ?? locus}</strong> {wordsOfLine(line)}{' '}
      <Tag>{releaseId === null ? lineStateWords[state] : `In release ${releaseId}`}</Tag>
      <p className={classes.note}>{groundsOfLine(line)}</p>
      {declineReason === null ? null : <p className={classes.note}>Reason: {declineReasons[declineReason]}</p>}
      {note === null ? null : <p className={classes.note}>The curator writes: {note}</p>}
    </li>
  )
}

function submissionQuery(id: string) {
  return queryOptions({
    queryKey: ['paper-submission', id],
    queryFn: ({ signal }) => fetchJson(PaperSubmission, { path: `paper-annotations/submissions/${id}`, signal }),
  })
}
