import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { useQuery } from '@tanstack/react-query'
import { resultCategories } from '../contract/result-categories.ts'
import { formatCount } from './category-words.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { LeftOutAlert } from './left-out-alert.tsx'
import { newSearchPath } from './new-search-path.ts'
import { NoMatches } from './no-matches.tsx'
import { QueryStatement } from './query-statement.tsx'
import { ResultsBody } from './results-body.tsx'
import { resultsOf } from './results-definition-query.ts'
import { ResultsFault, SearchFault } from './results-fault.tsx'
import { ResultsHeading } from './results-heading.tsx'
import type { ResultsQuery } from './results-query.ts'
import { Searching } from './searching.tsx'
import { sharePath } from './share-path.ts'
import { toCount, toSearch } from './to-search.ts'
import type { Asked } from './use-asked.ts'
import { useSearch, useUnfiltered } from './use-search.ts'
import { useStoredCounts } from './use-stored-counts.ts'

type ResultsViewProps = { query: ResultsQuery; asked: Asked }

/** Runs one search and shows where it stands. */
export function ResultsView({ query, asked }: ResultsViewProps) {
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
        newSearch={newSearchPath(category, query.asked)}
      />
      <LeftOutAlert leftOut={answer.leftOut ?? []} />
      <DidYouMean query={query} text={answer.didYouMean ?? null} />
      {found.total === 0 ? (
        <NoMatches query={query} asked={asked} fields={drawn.data.asked} />
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
