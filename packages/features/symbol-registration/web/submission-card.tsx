import { Button, Textarea } from '@mantine/core'
import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { recordPath } from '@rosette/contract-kit/define-kind.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { personKind } from '@rosette/kinds/person/contract/person-kind.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lociNumbers, type SubmissionDecision, type SymbolSubmission } from '../contract/symbol-submission.ts'
import classes from './review-page.module.css'
import { statusWords } from './submission-status.ts'
import { submissionsQuery } from './symbol-queries.ts'

/** One submission with all that was said about it, and the curator's answer. */
export function SubmissionCard({ submission }: { submission: SymbolSubmission }) {
  const { symbol, status } = submission
  const queryClient = useQueryClient()
  const [note, setNote] = useState('')
  const answer = useMutation({
    mutationFn: (decision: SubmissionDecision) =>
      fetchJson(Done, {
        path: `gene_class_symbol/submissions/${submission.submissionId}`,
        method: 'PUT',
        body: { decision, note },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: submissionsQuery.queryKey }),
  })
  const button = (decision: SubmissionDecision, label: string, variant: 'filled' | 'default') => (
    <Button {...{ variant }} disabled={answer.isPending} aria-label={`${label} ${symbol}`} onClick={() => answer.mutate(decision)}>
      {label}
    </Button>
  )
  return (
    <TitledCard isPadded title={symbol} mark={statusWords[status]}>
      <SubmissionFacts submission={submission} />
      <div className={classes.decision}>
        <Textarea
          label={`Note to the submitter of ${symbol}`}
          description="Needed when you decline or ask back."
          autosize
          minRows={2}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {answer.error ? <Notice kind="error">{textOf(answer.error)}</Notice> : null}
        <div className={classes.buttons}>
          {button('accept', 'Accept', 'filled')}
          {button('ask_back', 'Ask back', 'default')}
          {button('decline', 'Decline', 'default')}
        </div>
      </div>
    </TitledCard>
  )
}

function SubmissionFacts({ submission }: { submission: SymbolSubmission }) {
  const { fullName, isMutantPhenotype, phenotypeClass, numberOfAssociatedLoci, submitterId, submitterName, submittedOn } = submission
  const loci = Object.entries(lociNumbers).find(([number]) => Number(number) === numberOfAssociatedLoci)?.[1] ?? null
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Full name', fullName],
    ['Type', isMutantPhenotype ? 'Mutant Phenotype Symbol' : 'Gene Product Symbol'],
    ['Phenotype class', phenotypeClass],
    ['Loci', loci],
    ['Details', submission.additionalDetails],
    ['Comments', submission.comments],
    [
      'Submitted',
      <span key="by">
        {submittedOn} by <PageLink href={recordPath(personKind, submitterId)}>{submitterName || `member ${submitterId}`}</PageLink>
      </span>,
    ],
    ['Last note', submission.decisionNote],
  ]
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The server tells what is missing, field by field. */
function textOf(error: Error): string {
  if (!(error instanceof ApiProblemError)) return error.message
  return error.issues[0]?.message ?? error.message
}
