import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { useRouter } from '@tanstack/react-router'
import { resultSizes } from '../../results/web/query/results-query.ts'
import { formatSortParam, parsePageParam, parseSizeParam, parseSortParam } from '../../results/web/query/view-params.ts'
import { type BrowseList, type BrowseListName, browseLists, browsePath } from '../contract/browse-lists.ts'

/** One view of a list, as encoded in its address. */
export type BrowseQuery = {
  /** A capital letter; null for all. */
  letter: string | null
  sort: SortOrder
  pageSize: number
  page: number
}

/** Reads the parameters of a list's address. Invalid values fall back to the defaults. */
export function parseBrowseQuery(name: BrowseListName, search: Readonly<Record<string, unknown>>): BrowseQuery {
  const list: BrowseList = browseLists[name]
  const textOf = (param: string) => (search[param] === undefined ? null : String(search[param]))
  return {
    letter: list.hasLetters ? parseLetter(textOf('letter')) : null,
    sort: parseSortParam(textOf('sort'), cardOf({ kind: list.kind }).columns) ?? list.sort,
    pageSize: parseSizeParam(textOf('pageSize'), sizesOf(list), list.pageSize),
    page: parsePageParam(textOf('page')),
  }
}

/** The address of one view; defaults are omitted. */
export function formatBrowsePath(name: BrowseListName, { letter, sort, pageSize, page }: BrowseQuery): string {
  const list = browseLists[name]
  const params = new URLSearchParams()
  if (letter !== null) params.set('letter', letter)
  if (formatSortParam(sort) !== formatSortParam(list.sort)) params.set('sort', formatSortParam(sort))
  if (pageSize !== list.pageSize) params.set('pageSize', String(pageSize))
  if (page !== 1) params.set('page', String(page))
  return params.size > 0 ? `${browsePath(name)}?${params}` : browsePath(name)
}

/** TABLE-016: a list's own page size is offered among the usual ones. */
export function sizesOf({ pageSize }: Pick<BrowseList, 'pageSize'>): number[] {
  return [...new Set([...resultSizes, pageSize])].toSorted((a, b) => a - b)
}

function parseLetter(written: string | null): string | null {
  return written !== null && /^[a-z]$/i.test(written) ? written.toUpperCase() : null
}

export type BrowseChanges = {
  /** Another order or size restarts at the first page (TABLE-014). */
  restart(change: Partial<BrowseQuery>): void
  /** The address of another view of this list, for links. */
  pathTo(change: Partial<BrowseQuery>): string
}

/** Every change of a view adds a history entry, so that Back undoes it. */
export function useBrowseChanges(name: BrowseListName, query: BrowseQuery): BrowseChanges {
  const router = useRouter()
  const pathTo = (change: Partial<BrowseQuery>) => formatBrowsePath(name, { ...query, ...change })
  return { pathTo, restart: (change) => router.navigate({ href: pathTo({ page: 1, ...change }), resetScroll: false }) }
}
