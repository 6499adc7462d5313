import type { Filters } from '@rosette/contract-kit/search/search-contract.ts'
import { cardOf, type ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { resultCategories } from '../../site/contract/result-categories.ts'
import { ResultsBody } from './list/results-body.tsx'
import { resultsOf } from './list/results-definition-query.ts'
import type { ResultsListProps } from './list/results-list.tsx'
import { formatResultsPath, parseResultsQuery, type ResultsQuery } from './query/results-query.ts'
import { toSearch, useSearch } from './query/use-search.ts'
import { ResultsError, SearchError } from './results-error.tsx'

type ResultsWithinProps = {
  category: ResultCategoryName
  /** What the page around the list is about: always applied, and never shown as a filter. */
  within: Filters
} & Pick<ResultsListProps, 'selectionAction'>

const request = { criteria: {} }

/** The results of a category as a part of another page: its address carries the view beside its own parameters. */
export function ResultsWithin({ category, within, selectionAction }: ResultsWithinProps) {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const query = viewOf(searchStr, category, within)
  const { source } = resultCategories[category]
  const { answer, error, onRetry, ...running } = useSearch(cardOf(source).hit, toSearch(query, request))
  const definition = useQuery(resultsOf(source))
  if (error) return <SearchError error={error} category={category} newSearch={null} onRetry={onRetry} />
  if (definition.error)
    return <SearchError error={definition.error} category={category} newSearch={null} onRetry={() => definition.refetch()} />
  if (!answer || !definition.data) return <ResultsSkeleton />
  if (answer.error !== null) return <ResultsError text={answer.error} category={category} newSearch={null} onRetry={onRetry} />
  const pathOf = (next: ResultsQuery) => pathWithin(pathname, searchStr, next)
  return (
    <ResultsBody
      query={query}
      request={request}
      answer={answer}
      pathOf={pathOf}
      selectionAction={selectionAction}
      results={definition.data}
      {...running}
    />
  )
}

/** Parameters of a view; all others belong to the page. */
const viewName = /^(sort|columns|view|pageSize|page|cursor|(is|not|from|to)\..+)$/

function viewOf(search: string, category: ResultCategoryName, within: Filters): ResultsQuery {
  const params = viewParams(search)
  params.set('mainType', 'detail')
  params.set('category', category)
  params.set('search_params', '{}')
  const query = parseResultsQuery(params.toString())
  if ('problem' in query) throw new Error(query.problem)
  return { ...query, within }
}

function viewParams(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => viewName.test(name)))
}

function pathWithin(pathname: string, search: string, query: ResultsQuery): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => !viewName.test(name))
  const view = viewParams(formatResultsPath(query).replace(/^[^?]*/, ''))
  const params = new URLSearchParams([...own, ...view])
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
