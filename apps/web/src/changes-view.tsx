import { ChangesPage } from '@rosette/features/release-changes/web/changes-page.tsx'
import { useLoaderData } from '@tanstack/react-router'
import type { loadChangesPage } from './load-changes-page.ts'

/** What a release changed in the record that the route's loader found. */
export function ChangesView() {
  const loaded: Awaited<ReturnType<typeof loadChangesPage>> = useLoaderData({ strict: false })
  return <ChangesPage {...loaded} />
}
