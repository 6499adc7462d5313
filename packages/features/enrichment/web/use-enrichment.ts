import type { QueryState } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useQuery } from '@tanstack/react-query'
import type { RunStatus } from '../../runs/contract/run-status.ts'
import { runQuery } from '../../runs/web/run-query.ts'
import type { EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import { enrichmentQuery, runAnswerQuery } from './enrichment-query.ts'

type RequestedEnrichment = {
  comparison: QueryState<EnrichmentAnswer>
  /** What the question has become if it takes long, until its answer is there. */
  run: RunStatus | undefined
  /** The answer is that to the question before, which is shown until the next is there. */
  isOld: boolean
}

/** The answer to a question, at once or by a run. */
export function useEnrichment(query: Readonly<Record<string, string>>): RequestedEnrichment {
  const queryResult = useQuery(enrichmentQuery(query))
  const token = queryResult.data && 'token' in queryResult.data ? queryResult.data.token : ''
  const run = useQuery({ ...runQuery(token), enabled: token !== '' })
  const found = useQuery({ ...runAnswerQuery(token), enabled: run.data?.state === 'done' })
  const answer = queryResult.data && 'token' in queryResult.data ? found.data : queryResult.data
  const failed = [queryResult, run, found].find(({ error }) => error !== null)
  return {
    comparison: { data: failed ? undefined : answer, error: failed?.error ?? null, refetch: () => failed?.refetch() },
    run: answer || failed ? undefined : run.data,
    isOld: queryResult.isPlaceholderData,
  }
}
