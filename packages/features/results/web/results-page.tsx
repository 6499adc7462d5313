import { searchQuery } from '@rosette/api-client/search-query.ts'
import type { SearchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { loadResultsOf } from '@rosette/kinds/registry/results.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { resultCategories } from '../../site/contract/result-categories.ts'
import { parseEverythingQuery } from './everything/parse-everything-query.ts'
import { OtherTypeTabs } from './everything/type-tabs.tsx'
import { LeftOutAlert } from './list/left-out-alert.tsx'
import { NoMatches } from './list/no-matches.tsx'
import { ResultsBody } from './list/results-body.tsx'
import { resultsOf } from './list/results-definition-query.ts'
import { formatCount } from './query/category-words.ts'
import { findFirstSearch } from './query/first-search.ts'
import { QueryStatement } from './query/query-statement.tsx'
import {
  type AskedIn,
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
import { type Asked, useAsked } from './query/use-asked.ts'
import { boxCategory, toCount, toSearch, useSearch, useUnfiltered } from './query/use-search.ts'
import { ResultsFault, SearchFault } from './results-fault.tsx'
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
        {'fault' in everything ? (
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
      {'fault' in query ? <Unreadable {...query} /> : <ResultsOf key={JSON.stringify([query.category, query.asked])} query={query} />}
    </PageWrap>
  )
}

/** For pages that show results among other things; they load them from here, so that results stay one chunk. */
export const resultsParts = { ResultsWithin }

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
  const found = useAsked(query.asked)
  if (found === 'pending') return <Searching category={category} />
  if ('fault' in found) return <Unreadable fault={found.fault} category={category} />
  if ('asked' in found) return <ResultsView query={query} asked={found.asked} />
  return (
    <>
      <ResultsHeading title="Search Results" category={category} hasActions={false} />
      <SearchFault error={found.error} category={category} onRetry={found.onRetry} />
    </>
  )
}

function Unreadable({ fault, category }: UnreadableQuery) {
  return (
    <>
      <ResultsHeading title="Search Results" category={category} hasActions={false} />
      <ResultsFault text={fault} category={category} />
    </>
  )
}

type ResultsViewProps = { query: ResultsQuery; asked: Asked }

/** Runs one search and shows its state. */
function ResultsView({ query, asked }: ResultsViewProps) {
  const { category, filters } = query
  const { source } = resultCategories[category]
  const { hit } = cardOf(source)
  const isFiltered = Object.keys(filters).length > 0
  const { answer, error, onRetry, ...running } = useSearch(hit, toSearch(query, asked))
  const unfiltered = useUnfiltered(hit, toCount(query, asked), isFiltered)
  const drawn = useQuery(resultsOf(source))
  useStoredCounts(query.asked, isFiltered ? unfiltered : answer)

  if (error) return <Failed query={query} error={error} onRetry={onRetry} />
  if (drawn.error) return <Failed query={query} error={drawn.error} onRetry={() => drawn.refetch()} />
  if (!answer || !drawn.data) return <Searching category={category} />
  if (answer.error !== null) {
    return (
      <>
        <ResultsHeading title="Search Results" category={category} hasActions={false} />
        <ResultsFault text={answer.error} onRetry={onRetry} category={category} />
      </>
    )
  }
  const found = isFiltered ? (unfiltered ?? answer) : answer
  return (
    <>
      <ResultsHeading
        title={formatCount(found.total, category)}
        category={category}
        statement={
          <QueryStatement
            category={category}
            fields={drawn.data.asked}
            asked={asked}
            found={found}
            left={isFiltered ? answer.total : null}
          />
        }
        linkPath={() => sharePath(query, asked)}
        reuse={resultsReuse(query, asked, `${formatCount(found.total, category)}, search results`)}
        newSearch={newSearchPath(category, query.asked)}
      />
      {'searchText' in asked && <OtherTypeTabs searchText={asked.searchText} category={boxCategory(category)} />}
      <LeftOutAlert leftOut={answer.leftOut ?? []} />
      <DidYouMean query={query} text={answer.didYouMean ?? null} />
      {found.total === 0 ? (
        <NoMatches query={query} asked={asked} fields={drawn.data.asked} elsewhere={answer.elsewhere} />
      ) : (
        <ResultsBody query={query} asked={asked} results={drawn.data} answer={answer} {...running} />
      )}
    </>
  )
}

function Failed({ query: { category, asked }, error, onRetry }: { query: ResultsQuery; error: Error; onRetry(): void }) {
  return (
    <>
      <ResultsHeading title="Search Results" category={category} hasActions={false} />
      <SearchFault error={error} onRetry={onRetry} category={category} newSearch={newSearchPath(category, asked)} />
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

/** FGENE-018: a search stored in the browser is stored with its counts of loci and gene models. */
function useStoredCounts(asked: AskedIn, answer: Pick<SearchAnswer<unknown>, 'counts'> | undefined): void {
  const key = 'key' in asked ? asked.key : null
  const { lociMatchCount, geneModelCount } = answer?.counts ?? {}
  useEffect(() => {
    if (key !== null && lociMatchCount !== undefined) addToParams(key, { lociMatchCount, geneModelCount })
  }, [key, lociMatchCount, geneModelCount])
}
