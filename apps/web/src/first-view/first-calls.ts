import { releaseQuery } from '@rosette/api-client/record-query.ts'
import { searchCall, searchQuery } from '@rosette/api-client/search-query.ts'
import { findFirstSearch } from '@rosette/features/results/web/query/first-search.ts'
import type { FirstCall } from '@rosette/features/site/contract/first-view.ts'
import { kindOfPath } from '@rosette/kinds/registry/contract.ts'

/** The calls that the first view of a page needs; null if the server draws none for it. */
export function firstCallsOf(href: string): FirstCall[] | null {
  const { pathname, search, searchParams } = new URL(href, 'http://site')
  const path = pathname.replace(/(.)\/$/, '$1')
  if (path === '/') return [{ key: releaseQuery().queryKey, path: 'release' }]
  if (path === '/results') return callsOfResults(search)
  // A form that is filled in may be one that only the browser keeps.
  if (path.startsWith('/search/')) return searchParams.size === 0 ? [] : null
  // The record of the address is in the document.
  return kindOfPath(path.slice(1)) ? [] : null
}

function callsOfResults(search: string): FirstCall[] | null {
  const first = findFirstSearch(search)
  return first && [{ key: searchQuery(first.hit, first.search).queryKey, ...searchCall(first.search) }]
}
