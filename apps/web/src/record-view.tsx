import { recordQuery } from '@rosette/api-client/record-query.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/not-found-view.tsx'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/use-page-title.ts'
import { RecordFault } from '@rosette/ui-kit/record/record-fault.tsx'
import { RecordPage } from '@rosette/ui-kit/record/record-page.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, useLoaderData, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { findKindPage, lookupOf } from './kind-page.ts'
import type { recordRoute } from './record-route.tsx'

/** The record that the route's loader has fetched. */
export function RecordView() {
  const { kind, page, lookup }: (typeof recordRoute)['types']['loaderData'] = useLoaderData({ strict: false })
  const { data: record } = useSuspenseQuery(recordQuery(kind, lookup))
  usePageTitle(kind.browserTitle(record))
  return (
    <PageWrap>
      <RecordPage kind={kind} page={page} record={record} />
    </PageWrap>
  )
}

/** A record that is missing, or could not be fetched; the two look different. */
export function RecordError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const params: { kind?: string } = useParams({ strict: false })
  const kind = findKindPage(params.kind ?? '')?.kind
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const label = kind?.label ?? 'Record'
  const [asked] = Object.values(kind ? lookupOf(kind, search) : {})
  const sentence = `There is no ${label.toLowerCase()} ${asked ?? ''} in this release.`
  return (
    <PageWrap>
      <RecordFault
        error={error}
        kindLabel={label}
        notFound={<NotFoundView sentence={sentence} searchText={asked} />}
        onRetry={() => router.invalidate()}
      />
    </PageWrap>
  )
}
