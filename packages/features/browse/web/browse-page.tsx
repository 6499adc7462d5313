import { type Search, searchQuery } from '@rosette/api-client/search-query.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { defineSitePage, type SitePageDefinition } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { resultsOf } from '../../results/web/list/results-definition-query.ts'
import { ResultsError } from '../../results/web/results-error.tsx'
import { type BrowseListName, type RecordListName, recordLists } from '../contract/browse-lists.ts'
import { BrowseHeading, titleOf } from './browse-heading.tsx'
import { type BrowseQuery, parseBrowseQuery, useBrowseChanges } from './browse-query.ts'
import { BrowsedRows } from './browsed-rows.tsx'
import { geneFamilyPage } from './gene-family.tsx'
import { geneFamilyListPage } from './gene-family-list.tsx'
import { firstLetterOf, LetterFilter } from './letter-filter.tsx'
import classes from './list-state.module.css'
import { ListFailure, ListLoading } from './list-state.tsx'
import { microarrayExperimentPage } from './microarray-experiment.tsx'
import { microarrayExperimentsPage } from './microarray-experiments.tsx'
import { recentLiteraturePage } from './recent-literature.tsx'

/** `/browse/…`: a whole list in the view given by its address, or an entry of one. The pages share most of their code, so they are one chunk. */
export const browsePages = {
  gene_symbols: recordListPage('gene_symbols'),
  transposon_families: recordListPage('transposon_families'),
  recent_literature: recentLiteraturePage,
  microarray_experiments: microarrayExperimentsPage,
  gene_family: geneFamilyListPage,
  experiment: microarrayExperimentPage,
  family: geneFamilyPage,
} as const satisfies Record<BrowseListName, SitePageDefinition> & Record<string, SitePageDefinition>

export type BrowsePageName = keyof typeof browsePages

function recordListPage(name: RecordListName) {
  const { kind, call } = recordLists[name]
  return defineSitePage({
    component: () => <RecordListView name={name} />,
    queries: () => [searchQuery(cardOf({ kind }).hit, wholeList(call)), resultsOf({ kind })],
  })
}

function wholeList(call: string): Search {
  return { call, what: { searchTerms: [] }, options: {} }
}

function RecordListView({ name }: { name: RecordListName }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return (
    <PageWrap className={classes.page}>
      <BrowseHeading name={name} />
      <BrowseBody name={name} title={titleOf(name)} query={parseBrowseQuery(name, search)} />
    </PageWrap>
  )
}

type BrowseBodyProps = { name: RecordListName; title: string; query: BrowseQuery }

/** Loads the whole list once and shows its state; every view is computed in the browser (BROWSE-017, TABLE-010). */
function BrowseBody({ name, title, query }: BrowseBodyProps) {
  const { kind, call, hasLetters } = recordLists[name]
  const { hit, columns } = cardOf({ kind })
  const queryResult = useQuery(searchQuery(hit, wholeList(call)))
  const definition = useQuery(resultsOf({ kind }))
  const changes = useBrowseChanges(name, query)
  const letters = useMemo(
    () => queryResult.data && new Set(queryResult.data.docs.map((doc) => firstLetterOf(columns, doc))),
    [queryResult.data, columns],
  )
  const retry = () => Promise.all([queryResult.refetch(), definition.refetch()])
  const error = queryResult.error ?? definition.error

  if (error) return <ListFailure error={error} onRetry={retry} />
  if (queryResult.data && queryResult.data.error !== null) {
    return <ResultsError category={null} newSearch={null} text={queryResult.data.error} onRetry={retry} />
  }
  return (
    <>
      {hasLetters && (
        <LetterFilter chosen={query.letter} known={letters ?? null} hrefOf={(letter) => changes.pathTo({ letter, page: 1 })} />
      )}
      {queryResult.data && definition.data ? (
        <BrowsedRows name={name} title={title} query={query} results={definition.data} answer={queryResult.data} changes={changes} />
      ) : (
        <ListLoading />
      )}
    </>
  )
}
