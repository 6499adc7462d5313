import { ResultsSkeleton } from '@rosette/ui-kit/results/results-table.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SearchFault } from '../../results/web/results-fault.tsx'
import classes from './list-state.module.css'

type ListStateProps<Data> = { asked: UseQueryResult<Data>; children(data: Data): ReactNode }

/** A list once it has loaded; until then that it loads, or why it could not be loaded (TABLE-009, TABLE-017). */
export function ListState<Data>({ asked, children }: ListStateProps<Data>) {
  if (asked.data !== undefined) return children(asked.data)
  if (!asked.error) return <ListLoading />
  const sentence = 'The list could not be loaded. Try again.'
  return <SearchFault category={null} newSearch={null} error={asked.error} otherwise={sentence} onRetry={() => asked.refetch()} />
}

/** In place of a list until it has loaded. */
export function ListLoading() {
  return (
    <div aria-busy>
      <p role="status" className={classes.line}>
        Loading...
      </p>
      <ResultsSkeleton />
    </div>
  )
}
