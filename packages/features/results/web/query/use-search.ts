import { type Search, type SearchedFor, searchKey, searchQuery } from '@rosette/api-client/search-query.ts'
import type { Filters, SearchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { type SearchCategory, searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import { resultCategories } from '../../../site/contract/result-categories.ts'
import { listFilter } from '../filters/change-filters.ts'
import type { ResultsQuery } from './results-query.ts'
import type { SearchRequest } from './use-search-request.ts'

export type RunningSearch = {
  answer: SearchAnswer<unknown> | undefined
  error: Error | null
  /** The answer still belongs to the previous view. */
  isSearching: boolean
  /** The whole list is in the browser, and no request was made for its order (TABLE-010). */
  isSortedHere: boolean
  onRetry(): void
}

/** Runs the search of a view. A newer request cancels an older one; the previous answer stays until the new one arrives. */
export function useSearch(hit: z.ZodObject, search: Search): RunningSearch {
  const client = useQueryClient()
  const whole = findWholeList(client, search)
  const running = useQuery({ ...searchQuery(hit, search), enabled: whole === null, placeholderData: keepPreviousData })
  return {
    answer: whole ?? running.data,
    error: whole ? null : running.error,
    isSearching: whole === null && running.isPlaceholderData,
    isSortedHere: whole !== null,
    onRetry: () => running.refetch(),
  }
}

export type UnfilteredCount = Pick<SearchAnswer<unknown>, 'total' | 'counts'> | undefined

/** The count without filters: from the search before they were set, or from a request of its own. */
export function useUnfiltered(hit: z.ZodObject, count: Search, isNeeded: boolean): UnfilteredCount {
  const client = useQueryClient()
  const before = isNeeded ? answersOf(client, count).find((answer) => answer.error === null) : undefined
  const counting = useQuery({ ...searchQuery(hit, count), enabled: isNeeded && before === undefined })
  return before ?? counting.data
}

/** An answer that holds all rows of this search on one page, so that it can be sorted in the browser. */
function findWholeList(client: QueryClient, { call, what, options }: Search): SearchAnswer<unknown> | null {
  if (options.sort === undefined || options.page !== 1) return null
  const size = options.pageSize ?? 0
  const isWhole = ({ docs, total, error }: SearchAnswer<unknown>) => error === null && docs.length === total && total <= size && total > 0
  return answersOf(client, { call, what }).find(isWhole) ?? null
}

function answersOf(client: QueryClient, search: Pick<Search, 'call' | 'what'>): SearchAnswer<unknown>[] {
  const found = client.getQueriesData<SearchAnswer<unknown>>({ queryKey: searchKey(search), exact: false })
  // Query keys match by prefix, so a filtered search would pass for the unfiltered one.
  return found.flatMap(([key, answer]) => (answer && JSON.stringify(key[2]) === JSON.stringify(search.what) ? [answer] : []))
}

/** The call that a view of results makes (RESULTS-045, RESULTS-069). */
export function toSearch({ category, page, pageSize, sort, cursor, view, ...query }: ResultsQuery, request: SearchRequest): Search {
  const { call, ...searched } = searchedFor(category, request)
  const filters = allFilters(query)
  return {
    call,
    what: { ...searched.what, ...(Object.keys(filters).length > 0 && { filters }) },
    options: {
      ...(cursor === null ? { page } : { cursor }),
      pageSize,
      ...(sort && { sort: [sort] }),
      facets: true,
      highlight: true,
      emptyColumns: true,
      ...(view === 'genome' && { genome: true }),
    },
  }
}

/** Counts the hits of the same search without its filters. */
export function toCount({ category, filters: all }: Pick<ResultsQuery, 'category' | 'filters'>, request: SearchRequest): Search {
  const { call, what } = searchedFor(category, request)
  const filters = listFiltersOf(all)
  const searched = { ...what, ...(Object.keys(filters).length > 0 && { filters }) }
  return { call, what: searched, options: { matchCount: true, facets: true } }
}

function allFilters({ filters, within = {} }: Pick<ResultsQuery, 'filters' | 'within'>): Filters {
  return { ...filters, ...within }
}

/** The filter by lists alone: what the results are of, rather than how they are narrowed (RESULTS-091). */
export function listFiltersOf({ [listFilter]: list }: Filters): Filters {
  return list ? { [listFilter]: list } : {}
}

/** The search behind the list, for files and further searches. */
export function toSavedSearch(
  { category, sort, ...query }: Pick<ResultsQuery, 'category' | 'filters' | 'within' | 'sort'>,
  request: SearchRequest,
): SavedSearch {
  const { what } = searchedFor(category, request)
  const filters = allFilters(query)
  return {
    category,
    ...('searchText' in what ? { searchText: what.searchText } : { searchTerms: what.searchTerms }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(sort && { sort: [sort] }),
  }
}

function searchedFor(category: ResultsQuery['category'], request: SearchRequest): { call: string; what: SearchedFor } {
  if ('searchText' in request) {
    return { call: 'general', what: { searchText: request.searchText, category: boxCategory(category) } }
  }
  const { call } = resultCategories[category]
  // API-018: clones and vectors share a call, and the terms say which one is meant.
  const kind = call === 'dna' ? { category: category === 'vector' ? 'vector' : 'clone' } : {}
  return { call, what: { searchTerms: toSearchTerms({ ...request.criteria, ...kind }) } }
}

/** A category that the search box searches. */
export function boxCategory(category: ResultsQuery['category']): SearchCategory {
  const known = searchCategories.find((value) => value === category)
  if (!known) throw new Error(`The search box has no type ${category}`)
  return known
}
