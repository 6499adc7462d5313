import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { summaryQuery } from '@rosette/features/permanent-links/web/summary-query.ts'
import { ChangesPage } from '@rosette/features/release-changes/web/changes-page.tsx'
import { recordHistoryQuery } from '@rosette/features/release-changes/web/release-change-queries.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect, useLoaderData } from '@tanstack/react-router'
import { findKindPage } from './kind-page.ts'

/** What a release changed in the record that the route's loader found. */
export function ChangesView() {
  const loaded: Awaited<ReturnType<typeof loadChangesPage>> = useLoaderData({ strict: false })
  return <ChangesPage {...loaded} />
}

/** The record whose changes are shown; a visitor who may not see it is told so, as for the record itself. */
export async function loadChangesPage(queryClient: QueryClient, path: string, id: string, href: string) {
  const found = findKindPage(path)
  if (!found || found.kind.isOfPeople) throw notFound()
  const { kind } = found
  const summary = await queryClient.ensureQueryData(summaryQuery(kind.name, id)).catch((error: unknown) => {
    const code = problemCodeOf(error)
    if (code === 'not_found' || code === 'gone') throw notFound()
    throw error
  })
  if (!summary.isOpen) throw redirect({ to: '/access-denied', search: { from: href } })
  await queryClient.prefetchQuery(recordHistoryQuery(kind.name, summary.key))
  return { kind, summary }
}
