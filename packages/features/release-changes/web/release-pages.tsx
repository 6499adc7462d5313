import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { kindOfPath, kinds } from '@rosette/kinds/registry/contract.ts'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect, useLoaderData } from '@tanstack/react-router'
import { summaryQuery } from '../../permanent-links/web/summary-query.ts'
import { ChangesPage } from './changes-page.tsx'
import { recordHistoryQuery, releaseChangesQuery, releasesQuery } from './release-change-queries.ts'
import { ReleasesPage } from './releases-page.tsx'

/** The pages of releases, in one chunk: the first visit to the site has the names of all chunks. */
export const releasesPage = defineSitePage({
  component: ReleasesPage,
  queries: ({ params }) => [releasesQuery(), ...(params._splat ? [releaseChangesQuery(params._splat)] : [])],
})

/** What a release changed in the record that the route's loader found. */
export function ChangesView() {
  const loaded: Awaited<ReturnType<typeof loadChangesPage>> = useLoaderData({ strict: false })
  return <ChangesPage {...loaded} />
}

/** What the router says of an address that names a record. */
type RecordMatch = { context: { queryClient: QueryClient }; params: { kind: string; id: string }; location: { href: string } }

/** The record whose changes are shown; a visitor who may not see it is told so, as for the record itself. */
export async function loadChangesPage({ context: { queryClient }, params: { kind: path, id }, location: { href } }: RecordMatch) {
  const name = kindOfPath(path)
  const kind: Kind | null = name && kinds[name]
  if (!kind || kind.isOfPeople) throw notFound()
  const summary = await queryClient.ensureQueryData(summaryQuery(kind.name, id)).catch((error: unknown) => {
    const code = problemCodeOf(error)
    if (code === 'not_found' || code === 'gone') throw notFound()
    throw error
  })
  if (!summary.isOpen) throw redirect({ to: '/access-denied', search: { from: href } })
  await queryClient.prefetchQuery(recordHistoryQuery(kind.name, summary.key))
  return { kind, summary }
}
