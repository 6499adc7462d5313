import { searchQuery } from '@rosette/api-client/search-query.ts'
import type { FacetChoice, SearchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import type { SearchReference } from '@rosette/contract-kit/site-paths/results-path.ts'
import { loadResultsOf } from '@rosette/kinds/registry/results.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Fragment, lazy, Suspense, useEffect } from 'react'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { ListName } from '../../list-contents/web/list-name.tsx'
import { resultCategories } from '../../site/contract/result-categories.ts'
import { parseEverythingQuery } from './everything/parse-everything-query.ts'
import { OtherTypeTabs } from './everything/type-tabs.tsx'
import { activeFilters, listFilter } from './filters/change-filters.ts'
import { LeftOutAlert } from './list/left-out-alert.tsx'
import { NoMatches } from './list/no-matches.tsx'
import { ResultsBody } from './list/results-body.tsx'
import { resultsOf } from './list/results-definition-query.ts'
import { formatCount } from './query/category-words.ts'
import { findFirstSearch } from './query/first-search.ts'
import { QueryStatement } from './query/query-statement.tsx'
import {
  formatResultsPath,
  newResultsQuery,
  newSearchPath,
  parseResultsQuery,
  type ResultsQuery,
  type UnreadableQuery,
} from './query/results-query.ts'
import { resultsReuse } from './query/results-reuse.ts'
import { sharePath } from './query/share-path.ts'
import { addToParams } from './query/stored-params.ts'
import { boxCategory, listFiltersOf, toCount, toSavedSearch, toSearch, useSearch, useUnfiltered } from './query/use-search.ts'
import { type SearchRequest, useSearchRequest } from './query/use-search-request.ts'
import { ResultsError, SearchError } from './results-error.tsx'
import { ResultsHeading, Searching } from './results-heading.tsx'
import classes from './results-page.module.css'
import { ResultsWithin } from './results-within.tsx'

const EverythingPage = lazy(() => import('./everything/everything-page.tsx').then((module) => ({ default: module.EverythingPage })))

/** `/results`: its address holds the search and the view; everything else follows from it. */
export function ResultsPage() {
  usePageTitle('Search Results')
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const everything = parseEverythingQuery(search)
  if (everything) {
    return (
      <PageWrap className={classes.page}>
        {'problem' in everything ? (
          <Unreadable {...everything} category={null} />
        ) : (
          <Suspense fallback={<ResultsSkeleton />}>
            <EverythingPage key={everything.searchText} {...everything} />
          </Suspense>
        )}
      </PageWrap>
    )
  }
  const query = parseResultsQuery(search)
  return (
    <PageWrap className={classes.page}>
      {'problem' in query ? <Unreadable {...query} /> : <ResultsOf key={JSON.stringify([query.category, query.reference])} query={query} />}
    </PageWrap>
  )
}

/** For pages that show results among other things; they load them from here, so that results stay one chunk. */
export const resultsParts = { ResultsWithin, activeFilters, resultsOf }

export const resultsPage = defineSitePage({
  component: ResultsPage,
  queries: ({ searchStr }) => {
    const first = findFirstSearch(searchStr)
    return first ? [searchQuery(first.hit, first.search), resultsOf(first.source)] : []
  },
  parts: ({ searchStr }) => {
    const first = findFirstSearch(searchStr)
    return first ? [() => loadResultsOf(first.source)] : []
  },
  isServerRendered: ({ searchStr }) => findFirstSearch(searchStr) !== null,
})

/** One search in any of its views; another search starts afresh. */
function ResultsOf({ query }: { query: ResultsQuery }) {
  const { category } = query
  const found = useSearchRequest(query.reference)
  if (found === 'pending') return <Searching category={category} />
  if ('problem' in found) return <Unreadable problem={found.problem} category={category} />
  if ('request' in found) return <ResultsView query={query} request={found.request} />
  return (
    <>
      <ResultsHeading title="Search Results" category={category} hasActions={false} />
      <SearchError error={found.error} category={category} onRetry={found.onRetry} />
    </>
  )
}

function Unreadable({ problem, category }: UnreadableQuery) {
  return (
    <>
      <ResultsHeading title="Search Results" category={category} hasActions={false} />
      <ResultsError text={problem} category={category} />
    </>
  )
}

type ResultsViewProps = { query: ResultsQuery; request: SearchRequest }

/** Runs one search and shows its state. */
function ResultsView({ query, request }: ResultsViewProps) {
  const { category, filters } = query
  const { source } = resultCategories[category]
  const { hit } = cardOf(source)
  const lists = filters[listFilter]
  const isFiltered = Object.keys(filters).length > Object.keys(listFiltersOf(filters)).length
  const { answer, error, onRetry, ...running } = useSearch(hit, toSearch(query, request))
  const unfiltered = useUnfiltered(hit, toCount(query, request), isFiltered)
  const definition = useQuery(resultsOf(source))
  useStoredCounts(query.reference, isFiltered ? unfiltered : answer)
  useHistory(toSavedSearch(query, request), running.isSearching || answer?.error !== null ? null : answer.total)

  if (error) return <Failed query={query} error={error} onRetry={onRetry} />
  if (definition.error) return <Failed query={query} error={definition.error} onRetry={() => definition.refetch()} />
  if (!answer || !definition.data) return <Searching category={category} />
  if (answer.error !== null) {
    return (
      <>
        <ResultsHeading title="Search Results" category={category} hasActions={false} />
        <ResultsError text={answer.error} onRetry={onRetry} category={category} />
      </>
    )
  }
  const found = isFiltered ? (unfiltered ?? answer) : answer
  return (
    <>
      <ResultsHeading
        title={
          <>
            {formatCount(found.total, category)}
            <OfLists {...lists} />
          </>
        }
        category={category}
        statement={
          <QueryStatement
            category={category}
            fields={definition.data.criteriaFields}
            request={request}
            found={found}
            left={isFiltered ? answer.total : null}
          />
        }
        linkPath={() => sharePath(query, request)}
        reuse={resultsReuse(query, request, `${formatCount(found.total, category)}, search results`)}
        newSearch={newSearchPath(category, query.reference)}
      />
      {'searchText' in request && <OtherTypeTabs searchText={request.searchText} category={boxCategory(category)} />}
      <LeftOutAlert leftOut={answer.leftOut ?? []} />
      <DidYouMean query={query} text={answer.didYouMean ?? null} />
      {answer.isOfMostWords && <p className={classes.line}>No match has all of these words. These have most of them.</p>}
      {found.total === 0 ? (
        <NoMatches query={query} request={request} results={definition.data} elsewhere={answer.elsewhere} />
      ) : (
        <ResultsBody query={query} request={request} results={definition.data} answer={answer} {...running} />
      )}
    </>
  )
}

function Failed({ query: { category, reference }, error, onRetry }: { query: ResultsQuery; error: Error; onRetry(): void }) {
  return (
    <>
      <ResultsHeading title="Search Results" category={category} hasActions={false} />
      <SearchError error={error} onRetry={onRetry} category={category} newSearch={newSearchPath(category, reference)} />
    </>
  )
}

/** ` of Flowering time`: which list the results are of. */
function OfLists({ include = [], exclude = [] }: FacetChoice) {
  return (
    <>
      {include.map((contentId, index) => (
        <Fragment key={contentId}>
          {index === 0 ? ' of ' : ' or '}
          <ListName contentId={contentId} />
        </Fragment>
      ))}
      {exclude.map((contentId, index) => (
        <Fragment key={contentId}>
          {index === 0 ? ' not in ' : ' or '}
          <ListName contentId={contentId} />
        </Fragment>
      ))}
    </>
  )
}

/** A corrected spelling, as a link that searches for it. */
function DidYouMean({ query, text }: { query: ResultsQuery; text: string | null }) {
  if (text === null) return null
  return (
    <p className={classes.line}>
      Did you mean <PageLink href={formatResultsPath(newResultsQuery(query.category, { searchText: text }))}>{text}</PageLink>?
    </p>
  )
}

/** HISTORY-001: what was found goes to the search history. If that does not load, the results do without. */
function useHistory(search: SavedSearch, total: number | null): void {
  const written = JSON.stringify(search)
  useEffect(() => {
    if (total !== null)
      import('../../search-history/web/note-search.ts').then((module) => module.noteSearch(written, total)).catch(() => {})
  }, [written, total])
}

/** FGENE-018: a search stored in the browser is stored with its counts of loci and gene models. */
function useStoredCounts(reference: SearchReference, answer: Pick<SearchAnswer<unknown>, 'counts'> | undefined): void {
  const key = 'key' in reference ? reference.key : null
  const { lociMatchCount, geneModelCount } = answer?.counts ?? {}
  useEffect(() => {
    if (key !== null && lociMatchCount !== undefined) addToParams(key, { lociMatchCount, geneModelCount })
  }, [key, lociMatchCount, geneModelCount])
}
