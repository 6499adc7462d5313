import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { RecordSkeleton } from '@rosette/ui-kit/record/record-skeleton.tsx'
import { findHandedOver } from '@rosette/ui-kit/sequence/hand-over-sequence.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { findDraft } from '../../runs/web/form-draft.ts'
import { runOptionsQuery } from '../../runs/web/run-options-query.ts'
import { BlastOptions } from '../contract/blast-options.ts'
import { BlastService } from '../contract/blast-service.ts'
import { type BlastDraft, draftOfKept, draftOfOptions, openingDraft } from './form/blast-draft.ts'
import { BlastForm } from './form/blast-form.tsx'

const serviceQuery = queryOptions({
  queryKey: ['blast-service'],
  queryFn: ({ signal }) => fetchJson(BlastService, { path: 'blast/service', signal }),
  staleTime: 60_000,
})

/** `/tools/blast`: the form, empty, with a sequence of another page (BLAST-006 to 008), or as it was for a run. */
export function BlastFormPage() {
  usePageTitle('BLAST')
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  // While another page is loading, the address is already that page's.
  const [params] = useState(() => new URLSearchParams(search))
  const run = params.get('run')
  const service = useQuery(serviceQuery)
  const asked = useQuery({ ...runOptionsQuery(run ?? ''), enabled: run !== null, select: (options) => BlastOptions.parse(options) })
  if (service.error) return <Failed text="The BLAST form could not be loaded. Please try again later." />
  if (!service.data || (run !== null && asked.isPending)) {
    return (
      <PageWrap>
        <RecordSkeleton />
      </PageWrap>
    )
  }
  return <BlastForm opening={asked.data ? draftOfOptions(asked.data) : openingOf(service.data, params)} service={service.data} />
}

function openingOf(service: BlastService, params: URLSearchParams): BlastDraft {
  const kept = params.has('draft') ? findDraft('blast') : null
  const key = params.get('key')
  const opening = openingDraft(service, {
    sequenceType: params.get('sequence_type') ?? undefined,
    sequence: (key === null ? params.get('sequence') : findHandedOver(key)) ?? undefined,
  })
  return kept === null ? opening : draftOfKept(opening, kept)
}

function Failed({ text }: { text: string }) {
  return (
    <PageWrap>
      <Notice kind="error">{text}</Notice>
    </PageWrap>
  )
}
