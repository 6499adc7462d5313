import type { SearchReference } from '@rosette/contract-kit/site-paths/results-path.ts'
import { ListKind } from '../../list-contents/contract/list-kinds.ts'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { formatResultsPath, newResultsQuery, newSearchPath } from '../../results/web/query/results-query.ts'
import { requestOf } from '../../results/web/query/use-search-request.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'

/** Where a search shows its results. */
export function resultsPathOf(search: SavedSearch): string {
  return formatResultsPath({ ...newResultsQuery(search.category, referenceOf(search)), filters: search.filters ?? {} })
}

/** Its form, filled in; null if it came from the search box or has no form. */
export function formPathOf(search: SavedSearch): string | null {
  if (search.searchText !== undefined || !resultCategories[search.category].form.isOffered) return null
  return newSearchPath(search.category, referenceOf(search))
}

function referenceOf(search: SavedSearch): SearchReference {
  return requestOf(search)
}

/** The kind of the records that a search finds; null if they cannot be combined. */
export function kindOf({ category }: Pick<SavedSearch, 'category'>): ListKind | null {
  const { source } = resultCategories[category]
  return 'kind' in source ? (ListKind.safeParse(source.kind).data ?? null) : null
}
