import { useRouter } from '@tanstack/react-router'
import { formatResultsPath, type ResultsQuery } from '../query/results-query.ts'

export type ViewChanges = {
  /** Another order, filter or page size restarts at the first page (TABLE-014). */
  restart(change: Partial<ResultsQuery>): void
  /** The same rows, shown differently. */
  redraw(change: Partial<ResultsQuery>): void
  /** The address of another view of this search, for links. */
  pathTo(change: Partial<ResultsQuery>): string
}

/** Every change of a view adds a history entry, so that Back undoes it. */
export function useViewChanges(query: ResultsQuery): ViewChanges {
  const router = useRouter()
  const pathTo = (change: Partial<ResultsQuery>) => formatResultsPath({ ...query, ...change })
  // Ticking a filter keeps the scroll position.
  const go = (change: Partial<ResultsQuery>) => router.navigate({ href: pathTo(change), resetScroll: false })
  return { pathTo, redraw: go, restart: (change) => go({ page: 1, cursor: null, ...change }) }
}
