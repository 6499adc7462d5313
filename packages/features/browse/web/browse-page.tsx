import { searchQuery } from '@rosette/api-client/search-query.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ComponentType, useMemo } from 'react'
import { resultsOf } from '../../results/web/list/results-definition-query.ts'
import { ResultsFault, SearchFault } from '../../results/web/results-fault.tsx'
import { type BrowseListName, type RecordListName, recordLists } from '../contract/browse-lists.ts'
import { BrowseHeading, titleOf } from './browse-heading.tsx'
import { type BrowseQuery, parseBrowseQuery, useBrowseChanges } from './browse-query.ts'
import { BrowsedRows } from './browsed-rows.tsx'
import { GeneFamilyView } from './gene-family.tsx'
import { GeneFamilyList } from './gene-family-list.tsx'
import { firstLetterOf, LetterFilter } from './letter-filter.tsx'
import classes from './list-state.module.css'
import { ListLoading } from './list-state.tsx'
import { MicroarrayExperimentView } from './microarray-experiment.tsx'
import { MicroarrayExperiments } from './microarray-experiments.tsx'
import { RecentLiterature } from './recent-literature.tsx'

/** One part of the web app, because the pages share most of their code: more parts would make that smaller pieces for every page. */
const pages = {
  gene_symbols: () => <RecordListView name="gene_symbols" />,
  transposon_families: () => <RecordListView name="transposon_families" />,
  recent_literature: RecentLiterature,
  microarray_experiments: MicroarrayExperiments,
  gene_family: GeneFamilyList,
  experiment: MicroarrayExperimentView,
  family: GeneFamilyView,
} as const satisfies Record<BrowseListName, ComponentType> & Record<string, ComponentType>

export type BrowsePageName = keyof typeof pages

/** `/browse/…`: a whole list in the view given by its address, or an entry of one. */
export function BrowsePage({ name }: { name: BrowsePageName }) {
  const Page = pages[name]
  return <Page />
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
  const asked = useQuery(searchQuery(hit, { call, what: { searchTerms: [] }, options: {} }))
  const drawn = useQuery(resultsOf({ kind }))
  const changes = useBrowseChanges(name, query)
  const letters = useMemo(() => asked.data && new Set(asked.data.docs.map((doc) => firstLetterOf(columns, doc))), [asked.data, columns])
  const fault = { category: null, newSearch: null, onRetry: () => Promise.all([asked.refetch(), drawn.refetch()]) }
  const error = asked.error ?? drawn.error

  if (error) return <SearchFault {...fault} error={error} otherwise="The list could not be loaded. Try again." />
  if (asked.data && asked.data.error !== null) return <ResultsFault {...fault} text={asked.data.error} />
  return (
    <>
      {hasLetters && (
        <LetterFilter chosen={query.letter} known={letters ?? null} hrefOf={(letter) => changes.pathTo({ letter, page: 1 })} />
      )}
      {asked.data && drawn.data ? (
        <BrowsedRows name={name} title={title} query={query} results={drawn.data} answer={asked.data} changes={changes} />
      ) : (
        <ListLoading />
      )}
    </>
  )
}
