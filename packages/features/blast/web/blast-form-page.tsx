import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { findHandedOver } from '@rosette/ui-kit/sequence/hand-over-sequence.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { findDraft } from '../../runs/web/form-draft.ts'
import { runOptionsQuery } from '../../runs/web/run-options-query.ts'
import { BlastOptions } from '../contract/blast-options.ts'
import { BlastService } from '../contract/blast-service.ts'
import { type BlastDraft, draftOfOptions, draftOfStored, openingDraft } from './form/blast-draft.ts'
import { BlastForm } from './form/blast-form.tsx'

const serviceQuery = queryOptions({
  queryKey: ['blast-service'],
  queryFn: ({ signal }) => fetchJson(BlastService, { path: 'blast/service', signal }),
  staleTime: 60_000,
})

export const blastFormPage = defineSitePage({
  component: BlastFormPage,
  queries: ({ searchStr }) => {
    const run = new URLSearchParams(searchStr).get('run')
    return run === null ? [serviceQuery] : [serviceQuery, runOptionsQuery(run)]
  },
})

/** `/tools/blast`: the form, empty, with a sequence of another page (BLAST-006 to 008), or as it was for a run. */
export function BlastFormPage() {
  usePageTitle('BLAST')
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  // While another page is loading, the address is already that page's.
  const [params] = useState(() => new URLSearchParams(search))
  const run = params.get('run')
  const service = useQuery(serviceQuery)
  const options = useQuery({ ...runOptionsQuery(run ?? ''), enabled: run !== null })
  if (!service.data || (run !== null && options.isPending)) {
    return (
      <PageWrap>
        <QueryPart query={{ ...service, data: undefined }} what="the BLAST form">
          {() => null}
        </QueryPart>
      </PageWrap>
    )
  }
  // Options that are not those of a search, or no longer stored, leave the form as it opens.
  const request = BlastOptions.safeParse(options.data)
  return <BlastForm opening={request.success ? draftOfOptions(request.data) : openingOf(service.data, params)} service={service.data} />
}

function openingOf(service: BlastService, params: URLSearchParams): BlastDraft {
  const stored = params.has('draft') ? findDraft('blast') : null
  const key = params.get('key')
  const opening = openingDraft(service, {
    sequenceType: params.get('sequence_type') ?? undefined,
    sequence: (key === null ? params.get('sequence') : findHandedOver(key)) ?? undefined,
  })
  return stored === null ? opening : draftOfStored(opening, stored)
}
