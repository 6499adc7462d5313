import { ExplainPage } from '@rosette/features/permanent-links/web/explain-page.tsx'
import { SummaryPage } from '@rosette/features/permanent-links/web/summary-page.tsx'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { findKindPage } from './kind-page.ts'
import type { loadPermanentPage } from './load-permanent-page.ts'
import { RecordView } from './record-view.tsx'

/** A record at its permanent address, or what everybody may know of it. */
export function PermanentView() {
  const loaded: Awaited<ReturnType<typeof loadPermanentPage>> = useLoaderData({ strict: false })
  return 'summary' in loaded ? <SummaryPage {...loaded} /> : <RecordView />
}

/** Below the path of a kind the end of the address is an id; other paths are not pages at all. */
export function PermanentMissing() {
  const { kind = '' }: { kind?: string } = useParams({ strict: false })
  return findKindPage(kind) ? <ExplainPage /> : <NotFoundView />
}
