import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { recordQuery } from '@rosette/api-client/record-query.ts'
import type { Kind, Lookup } from '@rosette/contract-kit/define-kind.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'

/** Fetches a record for a route; what is not there, or not for this visitor, is told to the router. */
export function loadRecord(queryClient: QueryClient, kind: Kind, lookup: Lookup, href: string) {
  return queryClient.ensureQueryData(recordQuery(kind, lookup)).catch((error: unknown) => {
    const code = problemCodeOf(error)
    if (code === 'not_found' || code === 'gone') throw notFound()
    // As the server does for a document (GUARD-003).
    if (code === 'access_denied') throw redirect({ to: '/access-denied', search: { from: href } })
    throw error
  })
}
