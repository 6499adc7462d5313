import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { personKind } from '@rosette/kinds/person/contract/person-kind.ts'
import { EntryControl } from '@rosette/ui-kit/entry-form/entry-control.tsx'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { type FactLine, FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { z } from 'zod'
import { CuratorsOnly } from '../../members/web/curators-only.tsx'
import { MemberPage } from '../../members/web/member-page.tsx'
import { authState } from '../../sessions/web/auth-state.ts'
import { useSite } from '../../site/web/site-context.tsx'
import { lociNumbers, type SubmissionDecision, SymbolSubmission, statusWords } from '../contract/symbol-submission.ts'
import classes from './review-page.module.css'

export const submissionsQuery = queryOptions({
  queryKey: ['symbol-submissions'],
  queryFn: ({ signal }) => fetchJson(z.array(SymbolSubmission), { path: 'gene_class_symbol/submissions', signal }),
})

const title = 'Review Gene Class Symbols'

export const reviewPage = defineSitePage({
  component: ReviewPage,
  queries: () => (authState().profile.isTairCurator ? [submissionsQuery] : []),
})

/** For curators only: submissions awaiting a decision and decided ones (PROFILE-013, SYMBOL-024, SYMBOL-025). */
export function ReviewPage() {
  return (
    <CuratorsOnly title={title}>
      <Submissions />
    </CuratorsOnly>
  )
}

function Submissions() {
  const { people } = useSite()
  const submissions = useQuery(submissionsQuery)
  const { data } = submissions
  const waiting = data?.filter(({ status }) => status === 'submitted' || status === 'asked_back') ?? []
  const decided = data?.filter(({ status }) => status === 'accepted' || status === 'rejected') ?? []
  return (
    <MemberPage
      title={title}
      statement={`Accept a symbol, decline it with a note, or ask for more information. The submitter ${
        people.hasMail ? 'is notified by e-mail' : 'sees it in their profile; this site does not send e-mail'
      }.`}
    >
      <QueryPart query={submissions} what="the submissions">
        {() => null}
      </QueryPart>
      {data && waiting.length === 0 ? <EmptyText>No submissions are awaiting a decision.</EmptyText> : null}
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

/** One submission with its details and the curator's answer. */
export function SubmissionCard({ submission, onDecided }: { submission: SymbolSubmission; onDecided?(): void }) {
  const { symbol, status } = submission
  const id = useId()
  const [note, setNote] = useState('')
  const answer = useChange({
    call: (decision: SubmissionDecision) =>
      fetchJson(Done, {
        path: `gene_class_symbol/submissions/${submission.submissionId}`,
        method: 'PUT',
        body: { decision, note },
      }),
    refreshes: submissionsQuery.queryKey,
    ...(onDecided && { onDone: onDecided }),
  })
  const button = (decision: SubmissionDecision, label: string, variant: 'filled' | 'default') => (
    <Button variant={variant} disabled={answer.isPending} aria-label={`${label} ${symbol}`} onClick={() => answer.run(decision)}>
      {label}
    </Button>
  )
  return (
    <TitledCard isPadded title={symbol} mark={statusWords[status]}>
      <SubmissionFacts submission={submission} />
      <div className={classes.decision}>
        <EntryControl
          id={id}
          name="note"
          field={{
            control: 'textarea',
            label: `Note to the submitter of ${symbol}`,
            size: 'large',
            hint: 'Required to decline or to request information.',
          }}
          value={note}
          error={null}
          onChange={(text) => setNote(String(text))}
          onLeave={() => {}}
        />
        <FailureNotice failure={answer.failure} />
        <div className={classes.buttons}>
          {button('accept', 'Accept', 'filled')}
          {button('ask_back', 'Request information', 'default')}
          {button('decline', 'Decline', 'default')}
        </div>
      </div>
    </TitledCard>
  )
}

function SubmissionFacts({ submission }: { submission: SymbolSubmission }) {
  const { fullName, isMutantPhenotype, phenotypeClass, numberOfAssociatedLoci, submitterId, submitterName, submittedOn } = submission
  const loci = Object.entries(lociNumbers).find(([number]) => Number(number) === numberOfAssociatedLoci)?.[1] ?? null
  const facts: readonly FactLine[] = [
    { label: 'Full name', value: fullName },
    { label: 'Type', value: isMutantPhenotype ? 'Mutant Phenotype Symbol' : 'Gene Product Symbol' },
    { label: 'Phenotype class', value: phenotypeClass },
    { label: 'Loci', value: loci },
    { label: 'Details', value: submission.additionalDetails },
    { label: 'Comments', value: submission.comments },
    {
      label: 'Submitted',
      value: (
        <>
          {submittedOn} by <PageLink href={recordPath(personKind, submitterId)}>{submitterName || `member ${submitterId}`}</PageLink>
        </>
      ),
    },
    { label: 'Last note', value: submission.decisionNote },
  ]
  return <FactList facts={facts.filter(({ value }) => value !== null)} />
}
