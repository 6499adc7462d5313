import { recordQuery } from '@rosette/api-client/record-query.ts'
import type { Kind } from '@rosette/contract-kit/define-kind.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/not-found-view.tsx'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/use-page-title.ts'
import { RecordFault } from '@rosette/ui-kit/record/record-fault.tsx'
import { RecordPage } from '@rosette/ui-kit/record/record-page.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, useLoaderData, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { DemoNote } from './demo-note.tsx'
import { findKindPage, lookupOf } from './kind-page.ts'
import type { LoadedRecordPage } from './load-record-page.ts'
import { RecordSources } from './record-sources.tsx'

/** The record that the route's loader has fetched. */
export function RecordView() {
  const { kind, page, lookup }: LoadedRecordPage = useLoaderData({ strict: false })
  const { data: record } = useSuspenseQuery(recordQuery(kind, lookup))
  usePageTitle(kind.browserTitle(record))
  return (
    <PageWrap>
      <DemoNote kind={kind} />
      <RecordPage kind={kind} page={page} record={record} />
      <RecordSources kind={kind} />
    </PageWrap>
  )
}

/** A record that could not be fetched: that looks different from one that does not exist. */
export function RecordError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const kind = useKind()
  return (
    <PageWrap>
      <RecordFault error={error} kindLabel={kind?.label ?? 'Record'} notFound={<RecordMissing />} onRetry={() => router.invalidate()} />
    </PageWrap>
  )
}

/** A record that this release does not hold, or a path that no kind has. */
export function RecordMissing() {
  const kind = useKind()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (!kind) return <NotFoundView />
  const label = kind.label.toLowerCase()
  const [asked] = Object.values(lookupOf(kind, search))
  const sentence = asked ? `There is no ${label} ${asked} in this release.` : `The address does not say which ${label} to show.`
  return <NotFoundView sentence={sentence} searchText={asked} />
}

/** The kind that the path names. */
function useKind(): Kind | undefined {
  const params: { kind?: string } = useParams({ strict: false })
  return findKindPage(params.kind ?? '')?.kind
}
