import { QueryPart, type QueryState } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { ReuseButton } from '@rosette/ui-kit/reuse/reuse-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RunStatus, RunToken } from '../../runs/contract/run-status.ts'
import { runOptionsQuery } from '../../runs/web/run-options-query.ts'
import { runQuery } from '../../runs/web/run-query.ts'
import { RunState } from '../../runs/web/run-state.tsx'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { externalAddress } from '../../site/contract/external-links.ts'
import { useSite } from '../../site/web/site-context.tsx'
import type { EnrichmentAnswer, SourceAnswers } from '../contract/enrichment-answer.ts'
import { type EnrichmentView, enrichmentQueryOf, listsQueryOf, parseEnrichmentView } from '../contract/enrichment-view.ts'
import { sourcesOf } from '../contract/source-choice.ts'
import { termSources } from '../contract/term-sources.ts'
import { ChooseList } from './choose-list.tsx'
import classes from './enrichment-page.module.css'
import { enrichmentCall, enrichmentQuery, listsEnrichmentQuery, runAnswerQuery, testsFile } from './enrichment-query.ts'
import { RunRequest } from './enrichment-run-result.tsx'
import { ListsComparison } from './lists/lists-comparison.tsx'
import { SettingsBar } from './settings-bar.tsx'
import { firstAnswer, SourceResults } from './source-results.tsx'

const title = 'Enrichment'
const steps = stepsTo('tools')

export const enrichmentPage = defineSitePage({
  component: EnrichmentPage,
  queries: ({ searchStr }) => {
    const params = new URLSearchParams(searchStr)
    const view = parseEnrichmentView(params)
    const lists = listsQueryOf(view)
    if (lists) return [listsEnrichmentQuery(lists)]
    const query = enrichmentQueryOf(view)
    const run = RunToken.safeParse(params.get('run'))
    return query ? [enrichmentQuery(query)] : run.success ? [runOptionsQuery(run.data)] : []
  },
})

/** `/tools/enrichment`: what the genes of a list have in common. The address says all of it. */
export function EnrichmentPage() {
  usePageTitle(title)
  const { params, pathTo } = useAddress()
  const view = parseEnrichmentView(params)
  const lists = listsQueryOf(view)
  const query = lists ? null : enrichmentQueryOf(view)
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
          lists ? (
            <CopyLinkButton />
          ) : (
            query && (
              <>
                <CopyLinkButton />
                <ReuseButton reuse={reuseOf(view, query, pathTo({}))} />
              </>
            )
          )
        }
      />
      {lists ? (
        <ListsComparison view={view} query={lists} />
      ) : query ? (
        <Comparison view={view} query={query} />
      ) : run.success ? (
        <RunRequest token={run.data} />
      ) : (
        <ChooseList />
      )}
      <p className={classes.outside}>
        For other species, or to cross-check:{' '}
        <OutsideLink href={externalAddress('panther', externalLinks)}>PANTHER at the Gene Ontology</OutsideLink>
      </p>
    </PageWrap>
  )
}

function Comparison({ view, query }: { view: EnrichmentView; query: Readonly<Record<string, string>> }) {
  const { comparison, run } = useEnrichment(query)
  const [isPasting, setPasting] = useState(false)
  // What was found with another background must not stand below the name of this one (ENRICH-031).
  const answer = firstAnswer(comparison.data)
  if (isPasting) return <SettingsBar view={view} answer={answer} isPasting onPasting={setPasting} />
  return (
    <>
      <SettingsBar view={view} answer={answer} isPasting={false} onPasting={setPasting} />
      {run && <RunState run={run} />}
      {!run && (
        <QueryPart query={comparison} what="the comparison">
          {(found) => (
            <div className={classes.parts}>
              <SourceResults view={view} query={query} found={found} />
            </div>
          )}
        </QueryPart>
      )}
    </>
  )
}

type RequestedEnrichment = {
  comparison: QueryState<EnrichmentAnswer | SourceAnswers>
  /** What the question has become if it takes long, until its answer is there. */
  run: RunStatus | undefined
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
  }
}

function reuseOf({ settings }: EnrichmentView, query: Readonly<Record<string, string>>, path: string) {
  const sources = sourcesOf(settings.source)
  const labels = sources.map((source) => termSources[source].label)
  const fileName = ['enrichment', ...sources].join('_')
  return {
    title: `Enrichment of ${labels.join(', ')} terms in a list of genes`,
    recordKinds: ['keyword', 'locus'],
    call: enrichmentCall(query),
    permanentPath: async () => path,
    files: async () => [testsFile(query, fileName)],
    fileName,
  }
}
