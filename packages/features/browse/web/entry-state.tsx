import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import classes from './list-state.module.css'
import { ListState } from './list-state.tsx'

type EntryStateProps<Data> = { query: UseQueryResult<Data>; missing: string; children(data: Data): ReactNode }

/** The page of an entry of a list once it has loaded, or that there is no such entry. */
export function EntryState<Data>({ query, missing, children }: EntryStateProps<Data>) {
  const { error } = query
  const isMissing = error instanceof ApiProblemError && (error.code === 'not_found' || error.code === 'invalid_request')
  if (isMissing) return <NotFoundView sentence={missing} />
  return (
    <PageWrap className={classes.page}>
      <ListState query={query}>{children}</ListState>
    </PageWrap>
  )
}
