import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-table.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SearchError } from '../../results/web/results-error.tsx'

const waiting = { what: 'the list', skeleton: <ResultsSkeleton /> }

type ListStateProps<Data> = { query: UseQueryResult<Data>; children(data: Data): ReactNode }

/** A list once it has loaded; until then that it loads, or why it could not be loaded (TABLE-009, TABLE-017). */
export function ListState<Data>({ query, children }: ListStateProps<Data>) {
  return (
    <QueryPart query={query} {...waiting} onError={(error) => <ListFailure error={error} onRetry={() => query.refetch()} />}>
      {children}
    </QueryPart>
  )
}

/** In place of a list until it has loaded. */
export function ListLoading() {
  return <Loading {...waiting} />
}

export function ListFailure({ error, onRetry }: { error: Error; onRetry(): void }) {
  return <SearchError category={null} newSearch={null} error={error} otherwise="The list was not found. Try again." onRetry={onRetry} />
}
