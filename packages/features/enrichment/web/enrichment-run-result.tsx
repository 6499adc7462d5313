import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { allOf, QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { runOptionsQuery } from '../../runs/web/run-options-query.ts'
import { enrichmentPath, enrichmentQueryOf, parseEnrichmentView } from '../contract/enrichment-view.ts'
import { runAnswerQuery } from './enrichment-query.ts'
import { SourceResults } from './source-results.tsx'

/** What a run has found, looked at as the address says. */
export function RunResult({ token }: { token: string }) {
  const { params } = useAddress()
  const result = allOf(useQuery(runOptionsQuery(token)), useQuery(runAnswerQuery(token)))
  return (
    <QueryPart query={result} what="the result">
      {([options, answer]) => {
        const view = parseEnrichmentView(new URLSearchParams({ ...Object.fromEntries(params), ...textsOf(options) }))
        return <SourceResults view={view} query={enrichmentQueryOf(view) ?? {}} found={answer} />
      }}
    </QueryPart>
  )
}

/** The page that a run was asked from: it leads to the same question, to be changed. */
export function RunRequest({ token }: { token: string }) {
  const router = useRouter()
  const { data, error } = useQuery(runOptionsQuery(token))
  useEffect(() => {
    if (!data) return
    const query = enrichmentQueryOf(parseEnrichmentView(new URLSearchParams(textsOf(data)))) ?? {}
    void router.navigate({ href: withQuery(enrichmentPath, query), replace: true })
  }, [data, router])
  if (error) return <Notice kind="warning">The settings of this run have expired: runs are kept for 30 days.</Notice>
  return <Loading what="the settings of the run" />
}

/** What was requested, as an address says it. */
function textsOf(options: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]))
}
