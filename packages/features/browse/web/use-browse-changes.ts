import { useRouter } from '@tanstack/react-router'
import type { BrowseListName } from '../contract/browse-lists.ts'
import { type BrowseQuery, formatBrowsePath } from './browse-query.ts'

export type BrowseChanges = {
  /** Another order or size: from the first page on (TABLE-014). */
  restart(change: Partial<BrowseQuery>): void
  /** The address of another view of this list, for links. */
  pathTo(change: Partial<BrowseQuery>): string
}

/** Every change of a view is an entry in the history, so that Back undoes it. */
export function useBrowseChanges(name: BrowseListName, query: BrowseQuery): BrowseChanges {
  const router = useRouter()
  const pathTo = (change: Partial<BrowseQuery>) => formatBrowsePath(name, { ...query, ...change })
  return { pathTo, restart: (change) => router.navigate({ href: pathTo({ page: 1, ...change }), resetScroll: false }) }
}
