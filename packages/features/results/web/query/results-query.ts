import { type Filters, maxSearchRows, type SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { type Criteria, criteriaParams, resultsPath, type SearchReference } from '@rosette/contract-kit/site-paths/results-path.ts'
import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { cardOf, type ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import { ownColumns } from '@rosette/ui-kit/results/shown-columns.ts'
import { z } from 'zod'
import { SavedSearchId } from '../../../list-contents/contract/saved-search.ts'
import { findResultCategory, resultCategories } from '../../../site/contract/result-categories.ts'
import { formatFilterParams, formatSortParam, parseFilterParams, parsePageParam, parseSizeParam, parseSortParam } from './view-params.ts'

/** TABLE-004: rows per page; the first is the default. */
export const resultSizes = [25, 50, 100, 250] as const

/** A search and a view of it, as the address carries them. */
export type ResultsQuery = {
  category: ResultCategoryName
  reference: SearchReference
  page: number
  pageSize: number
  sort: SortOrder | null
  filters: Filters
  /** Filters that belong to the page around the list: not shown, not removed, and not in the address of the view. */
  within?: Filters
  /** Columns that were chosen; null before anyone chose. */
  columns: readonly string[] | null
  /** Leads to a page beyond the numbered ones. */
  cursor: string | null
  /** `genome` is the table below a picture of where its rows lie. */
  view: 'table' | 'cards' | 'genome'
}

/** Why an address is not a search, as the page reports it. */
export type UnreadableQuery = { problem: string; category: ResultCategoryName | null }

const StoredKey = z.string().min(1).max(200)
const Cursor = z.string().min(1).max(4000).nullable().catch(null)
const CriteriaObject = z.record(z.string(), z.unknown())

/** Reads the query string of `/results` (RESULTS-001). Invalid view parameters fall back to the defaults; an invalid search is an error. */
export function parseResultsQuery(search: string): ResultsQuery | UnreadableQuery {
  const params = new URLSearchParams(search)
  const word = params.get('category') ?? 'genes'
  const category = findResultCategory(word)
  if (!category) return { problem: `“${word}” is not a type that can be searched. Choose one in the search box.`, category }
  const reference = params.get('mainType') === 'detail' ? parseDetail(params) : parseGeneral(params, category)
  if ('problem' in reference) return { ...reference, category }
  const { columns, genome, firstSort = null } = cardOf(resultCategories[category].source)
  return {
    category,
    reference,
    page: parsePageParam(params.get('page')),
    pageSize: parseSizeParam(params.get('pageSize'), resultSizes, resultSizes[0]),
    sort: parseSortParam(params.get('sort'), columns) ?? ('searchText' in reference ? null : firstSort),
    filters: parseFilterParams(params),
    columns: parseColumns(params.get('columns'), columns),
    cursor: Cursor.parse(params.get('cursor')),
    view: parseView(params.get('view'), genome !== null),
  }
}

/** The address of one view of results; defaults are omitted. */
export function formatResultsPath({ category, reference, page, pageSize, sort, filters, columns, cursor, view }: ResultsQuery): string {
  return resultsPath(category, reference, {
    ...formatFilterParams(filters),
    sort: sort && formatSortParam(sort),
    columns: columns?.join(','),
    view: view === 'table' ? null : view,
    pageSize: pageSize === resultSizes[0] ? null : pageSize,
    page: page === 1 ? null : page,
    cursor,
  })
}

/** A new search: first page, by relevance, unfiltered. */
export function newResultsQuery(category: ResultCategoryName, reference: SearchReference): ResultsQuery {
  return { category, reference, page: 1, pageSize: resultSizes[0], sort: null, filters: {}, columns: null, cursor: null, view: 'table' }
}

/** How many pages have a number; beyond them a list is read on with cursors. */
export function countPages(total: number, pageSize: number): number {
  return Math.ceil(Math.min(total, maxSearchRows) / pageSize)
}

function parseView(written: string | null, hasGenome: boolean): ResultsQuery['view'] {
  if (written === 'genome') return hasGenome ? written : 'table'
  return written === 'cards' ? written : 'table'
}

type Unreadable = { problem: string }

function parseGeneral(params: URLSearchParams, category: ResultCategoryName): SearchReference | Unreadable {
  if (!searchCategories.some((known) => known === category)) {
    return { problem: `“${category}” is not a type that can be searched. Choose one in the search box.` }
  }
  const searchText = (params.get('searchText') ?? '').trim()
  if (searchText === '') return { problem: 'There is nothing to search for. Type a name, an identifier or a word in the search box.' }
  if (searchText.length > maxSearchText) return { problem: `The search text is longer than ${maxSearchText} characters.` }
  return { searchText }
}

/** RESULTS-044: the key takes precedence. */
export function parseDetail(params: URLSearchParams): SearchReference | Unreadable {
  const key = StoredKey.safeParse(params.get('key'))
  if (key.success) return { key: key.data }
  const id = params.get('search')
  if (id !== null) {
    return SavedSearchId.safeParse(id).success ? { savedId: id } : { problem: 'This link is incomplete: it names no saved search.' }
  }
  const written = params.get('search_params')
  if (written === null) return { problem: 'This link contains no search. Start a new one.' }
  const criteria = parseCriteria(written)
  return criteria ? { criteria } : { problem: 'The search in this link cannot be read. It may have been cut off; start a new search.' }
}

/** RESULTS-048: null if it is not a JSON object. */
export function parseCriteria(written: string): Criteria | null {
  try {
    return CriteriaObject.safeParse(JSON.parse(written)).data ?? null
  } catch {
    return null
  }
}

type Columns = ReturnType<typeof cardOf>['columns']

/** In the order of the table; null if none were chosen. The first column identifies the rows and is always shown. */
function parseColumns(written: string | null, columns: Columns): readonly string[] | null {
  if (written === null) return null
  const named = written.split(',')
  return ownColumns(columns)
    .filter(({ id }, index) => index === 0 || named.includes(id))
    .map(({ id }) => id)
}

/** The form of a category, filled in with the criteria of this search; empty if the search came from the search box or another form. */
export function newSearchPath(category: ResultCategoryName, reference: SearchReference): string {
  const { path } = resultCategories[category].form
  if ('searchText' in reference || path !== `/search/${category}`) return path
  return withQuery(path, criteriaParams(reference))
}
