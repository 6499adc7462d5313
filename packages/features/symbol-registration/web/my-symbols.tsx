import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { OwnSubmission, statusWords } from '../contract/symbol-submission.ts'
import { detailFormPath } from './members-only.tsx'
import classes from './my-symbols.module.css'

export const ownSubmissionsQuery = queryOptions({
  queryKey: ['own-symbol-submissions'],
  queryFn: ({ signal }) => fetchJson(z.array(OwnSubmission), { path: 'gene_class_symbol/my-submissions', signal }),
})

/** On the profile: the status of the member's submissions; nothing without any. */
export function MySymbols() {
  const { data = [] } = useQuery(ownSubmissionsQuery)
  if (data.length === 0) return null
  return (
    <TitledCard isPadded title="My gene class symbols">
      <ul className={classes.list}>
        {data.map((submission) => (
          <MySymbol key={submission.submissionId} submission={submission} />
        ))}
      </ul>
    </TitledCard>
  )
}

function MySymbol({ submission }: { submission: OwnSubmission }) {
  const { symbol, fullName, status, submittedOn, decisionNote, isMutantPhenotype } = submission
  const type = isMutantPhenotype ? 'Mutant Phenotype Symbol' : 'Gene Product Symbol'
  return (
    <li className={classes.item}>
      <span className={classes.head}>
        <strong>{symbol}</strong> {fullName} <Tag>{statusWords[status]}</Tag>
      </span>
      <span className={classes.note}>Submitted {submittedOn}</span>
      {decisionNote === null ? null : <span className={classes.note}>The curator writes: {decisionNote}</span>}
      {status === 'asked_back' ? <PageLink href={detailFormPath(symbol, type)}>Answer and submit again</PageLink> : null}
    </li>
  )
}
