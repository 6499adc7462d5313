import { QueryPart, type QueryState } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { ReuseButton } from '@rosette/ui-kit/reuse/reuse-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { type RunStatus, RunToken } from '../../runs/contract/run-status.ts'
import { runOptionsQuery } from '../../runs/web/run-options-query.ts'
import { runQuery } from '../../runs/web/run-query.ts'
import { RunState } from '../../runs/web/run-state.tsx'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { externalAddress } from '../../site/contract/external-links.ts'
import { useSite } from '../../site/web/site-context.tsx'
import type { EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import { type EnrichmentView, enrichmentQueryOf, parseEnrichmentView } from '../contract/enrichment-view.ts'
import { termSources } from '../contract/term-sources.ts'
import { ChooseList } from './choose-list.tsx'
import classes from './enrichment-page.module.css'
import { enrichmentCall, enrichmentQuery, runAnswerQuery, testsFile } from './enrichment-query.ts'
import { EnrichmentResult } from './enrichment-result.tsx'
import { RunRequest } from './enrichment-run-result.tsx'
import { SettingsBar } from './settings-bar.tsx'

const title = 'Enrichment'
const steps = stepsTo('tools')

export const enrichmentPage = defineSitePage({
  component: EnrichmentPage,
  queries: ({ searchStr }) => {
    const params = new URLSearchParams(searchStr)
    const query = enrichmentQueryOf(parseEnrichmentView(params))
    const run = RunToken.safeParse(params.get('run'))
    return query ? [enrichmentQuery(query)] : run.success ? [runOptionsQuery(run.data)] : []
  },
})

/** `/tools/enrichment`: what the genes of a list have in common. The address says all of it. */
export function EnrichmentPage() {
  usePageTitle(title)
  const { params, pathTo } = useAddress()
  const view = parseEnrichmentView(params)
  const query = enrichmentQueryOf(view)
  const run = RunToken.safeParse(params.get('run'))
  const { externalLinks } = useSite()
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement="Finds the terms that are over-represented in a gene list."
        actions={
          query && (
            <>
              <CopyLinkButton />
              <ReuseButton reuse={reuseOf(view, query, pathTo({}))} />
            </>
          )
        }
      />
      {query ? <Comparison view={view} query={query} /> : run.success ? <RunRequest token={run.data} /> : <ChooseList />}
      <p className={classes.outside}>
        For other species, or to cross-check:{' '}
        <OutsideLink href={externalAddress('panther', externalLinks)}>PANTHER at the Gene Ontology</OutsideLink>
      </p>
    </PageWrap>
  )
}

function Comparison({ view, query }: { view: EnrichmentView; query: Readonly<Record<string, string>> }) {
  const { comparison, run, isOld } = useEnrichment(query)
  return (
    <>
      <SettingsBar view={view} answer={comparison.data} />
      {run && <RunState run={run} />}
      {!run && (
        <QueryPart query={comparison} what="the comparison">
          {(found) => (
            <div className={classes.parts} aria-busy={isOld}>
              <EnrichmentResult view={view} query={query} answer={found} />
            </div>
          )}
        </QueryPart>
      )}
    </>
  )
}

type RequestedEnrichment = {
  comparison: QueryState<EnrichmentAnswer>
  /** What the question has become if it takes long, until its answer is there. */
  run: RunStatus | undefined
  /** The answer is that to the question before, which is shown until the next is there. */
  isOld: boolean
}

/** The answer to a question, at once or by a run. */
function useEnrichment(query: Readonly<Record<string, string>>): RequestedEnrichment {
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

function reuseOf({ settings }: EnrichmentView, query: Readonly<Record<string, string>>, path: string) {
  const { label } = termSources[settings.source]
  const fileName = `enrichment_${settings.source}`
  return {
    title: `Enrichment of ${label} terms in a list of genes`,
    recordKinds: ['keyword', 'locus'],
    call: enrichmentCall(query),
    permanentPath: async () => path,
    files: async () => [testsFile(query, fileName)],
    fileName,
  }
}
