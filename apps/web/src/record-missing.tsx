import { type Kind, lookupOf } from '@rosette/contract-kit/kind/define-kind.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { RecordFailure } from '@rosette/ui-kit/record/record-failure.tsx'
import { type ErrorComponentProps, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { findKindPage } from './kind-page.ts'

/** A record that could not be fetched; this looks different from one that does not exist. */
export function RecordError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const kind = useKind()
  return (
    <PageWrap>
      <RecordFailure error={error} kindLabel={kind?.label ?? 'Record'} notFound={<RecordMissing />} onRetry={() => router.invalidate()} />
    </PageWrap>
  )
}

/** A record that is not in this release, or a path that no kind has. */
export function RecordMissing() {
  const kind = useKind()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (!kind) return <NotFoundView />
  const label = kind.label.toLowerCase()
  const [request] = Object.values(lookupOf(kind, search))
  const sentence = request ? `There is no ${label} ${request} in this release.` : `This link is incomplete: no ${label} given.`
  return <NotFoundView sentence={sentence} searchText={request} />
}

/** The kind that the path names. */
function useKind(): Kind | undefined {
  const params: { kind?: string } = useParams({ strict: false })
  return findKindPage(params.kind ?? '')?.kind
}
