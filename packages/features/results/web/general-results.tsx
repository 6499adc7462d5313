import { generalSearchQuery } from '@rosette/api-client/general-search-query.ts'
import { kindWebs } from '@rosette/kinds/registry/web.ts'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchedKind } from '../contract/searched-kind.ts'
import { formatCount, headingOf, pluralOf } from './category-words.ts'
import { NoMatches } from './no-matches.tsx'
import { QueryStatement } from './query-statement.tsx'
import { ResultsFault, SearchFault } from './results-fault.tsx'
import { ResultsFrame } from './results-frame.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { type ResultsQuery, toSearchRequest } from './results-query.ts'

type GeneralResultsProps = { kind: SearchedKind; query: ResultsQuery }

/** Runs one search and shows where it stands. A newer request cancels an older one. */
export function GeneralResults({ kind, query }: GeneralResultsProps) {
  const search = useQuery({
    ...generalSearchQuery(kind.hit, toSearchRequest(query)),
    // The next page of the same search keeps the count and the pager where they are.
    placeholderData: keepPreviousData,
  })
  const drawn = useQuery({ queryKey: ['results-of', kind.name], queryFn: () => loadResults(kind), staleTime: Number.POSITIVE_INFINITY })
  const answer = search.data

  if (search.error) return <Failed query={query} error={search.error} onRetry={() => search.refetch()} />
  if (drawn.error) return <Failed query={query} error={drawn.error} onRetry={() => drawn.refetch()} />
  if (!answer || !drawn.data) return <Searching query={query} />
  if (answer.error !== null) return <Refused query={query} text={answer.error} onRetry={() => search.refetch()} />
  return (
    <>
      <ResultsHeading
        title={formatCount(answer.total, query.category)}
        category={query.category}
        statement={<QueryStatement query={query} total={answer.total} />}
      />
      {answer.total === 0 ? (
        <NoMatches query={query} />
      ) : (
        <ResultsFrame
          query={query}
          results={drawn.data}
          hits={answer.docs}
          total={answer.total}
          isSearching={search.isPlaceholderData}
          origin={`${headingOf(query.category)}: “${query.searchText}”`}
        />
      )}
    </>
  )
}

async function loadResults(kind: SearchedKind) {
  const load = kindWebs[kind.name].results
  if (!load) throw new Error(`There is no way to draw hits of ${kind.name}.`)
  const { results } = await load()
  return results
}

function Searching({ query }: { query: ResultsQuery }) {
  return (
    <>
      <ResultsHeading title={`Searching ${pluralOf(query.category)}`} category={query.category} />
      <p role="status">Searching...</p>
      <ResultsSkeleton />
    </>
  )
}

function Failed({ query, error, onRetry }: { query: ResultsQuery; error: Error; onRetry(): void }) {
  return (
    <>
      <ResultsHeading title="Search Results" category={query.category} />
      <SearchFault error={error} onRetry={onRetry} />
    </>
  )
}

function Refused({ query, text, onRetry }: { query: ResultsQuery; text: string; onRetry(): void }) {
  return (
    <>
      <ResultsHeading title="Search Results" category={query.category} />
      <ResultsFault text={text} onRetry={onRetry} />
    </>
  )
}
