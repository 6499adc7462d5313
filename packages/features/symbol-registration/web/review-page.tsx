import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { MemberGuard } from '../../members/web/member-guard.tsx'
import { MemberPage } from '../../members/web/member-page.tsx'
import classes from './review-page.module.css'
import { SubmissionCard } from './submission-card.tsx'
import { statusWords } from './submission-status.ts'
import { submissionsQuery } from './symbol-queries.ts'

const title = 'Review Gene Class Symbols'

/** For curators only: what waits for a decision, and what was decided (PROFILE-013, SYMBOL-024, SYMBOL-025). */
export function ReviewPage() {
  return (
    <MemberGuard title={title} admit={(profile) => (profile.isTairCurator ? profile : null)} elsewhere="/permission-denied">
      {() => <Submissions />}
    </MemberGuard>
  )
}

function Submissions() {
  const { data, isError } = useQuery(submissionsQuery)
  const waiting = data?.filter(({ status }) => status === 'submitted' || status === 'asked_back') ?? []
  const decided = data?.filter(({ status }) => status === 'accepted' || status === 'rejected') ?? []
  return (
    <MemberPage title={title} statement="Accept a symbol, decline it with a note, or ask its submitter back. He is told by mail.">
      {isError ? <Notice kind="error">Error fetching data.</Notice> : null}
      {!data && !isError ? <p role="status">Loading...</p> : null}
      {data && waiting.length === 0 ? <EmptyText>No submission waits for a decision.</EmptyText> : null}
      {waiting.map((submission) => (
        <SubmissionCard key={submission.submissionId} submission={submission} />
      ))}
      {decided.length === 0 ? null : (
        <TitledCard isPadded title="Decided">
          <ul className={classes.decided}>
            {decided.map(({ submissionId, symbol, fullName, status, decidedBy, decidedAt }) => (
              <li key={submissionId}>
                <strong>{symbol}</strong> {fullName}: {statusWords[status].toLowerCase()}
                {decidedBy === null ? null : ` by ${decidedBy}`}
                {decidedAt === null ? null : `, ${decidedAt.slice(0, 10)}`}
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
    </MemberPage>
  )
}
