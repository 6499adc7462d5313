import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { useRouter } from '@tanstack/react-router'
import { resultSizes } from '../../results/web/query/results-query.ts'
import { formatSortParam, parsePageParam, parseSizeParam, parseSortParam } from '../../results/web/query/view-params.ts'
import { type BrowseList, type BrowseListName, browseLists, browsePath, type RecordList } from '../contract/browse-lists.ts'

/** One view of a list, as encoded in its address. */
export type BrowseQuery = {
  /** A capital letter; null for all. */
  letter: string | null
  /** Words that a row must contain; empty for all rows. */
  filter: string
  sort: SortOrder
  pageSize: number
  page: number
}

const longestFilter = 100

/** Reads the parameters of a list's address. Invalid values fall back to the defaults. */
export function parseBrowseQuery(name: BrowseListName, search: Readonly<Record<string, unknown>>): BrowseQuery {
  const list: BrowseList = browseLists[name]
  const textOf = (param: string) => (search[param] === undefined ? null : String(search[param]))
  return {
    letter: list.hasLetters ? parseLetter(textOf('letter')) : null,
    filter: (textOf('filter') ?? '').slice(0, longestFilter),
    sort: parseSortParam(textOf('sort'), sortableColumns(name)) ?? list.sort,
    pageSize: parseSizeParam(textOf('pageSize'), sizesOf(list), list.pageSize),
    page: parsePageParam(textOf('page')),
  }
}

/** The address of one view; defaults are omitted. */
export function formatBrowsePath(name: BrowseListName, { letter, filter, sort, pageSize, page }: BrowseQuery): string {
  const list = browseLists[name]
  const ordered = formatSortParam(sort)
  return withQuery(browsePath(name), {
    letter,
    filter: filter || null,
    sort: ordered === formatSortParam(list.sort) ? null : ordered,
    pageSize: pageSize === list.pageSize ? null : pageSize,
    page: page === 1 ? null : page,
  })
}

function sortableColumns(name: BrowseListName): readonly { id: string; isSortable: boolean }[] {
  const list: BrowseList | RecordList = browseLists[name]
  if ('kind' in list) return cardOf({ kind: list.kind }).columns
  return (list.sortFields ?? []).map((id) => ({ id, isSortable: true }))
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
  /** Typing is not a step of the history. */
  filterBy(filter: string): void
}

/** Every change of a view adds a history entry, so that Back undoes it. */
export function useBrowseChanges(name: BrowseListName, query: BrowseQuery): BrowseChanges {
  const router = useRouter()
  const pathTo = (change: Partial<BrowseQuery>) => formatBrowsePath(name, { ...query, ...change })
  const go = (change: Partial<BrowseQuery>, replace: boolean) =>
    router.navigate({ href: pathTo({ page: 1, ...change }), replace, resetScroll: false })
  return { pathTo, restart: (change) => go(change, false), filterBy: (filter) => go({ filter }, true) }
}

/** Whether a row contains every word of the filter, in capitals or not. */
export function passesFilter(filter: string, texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
