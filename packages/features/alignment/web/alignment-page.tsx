import { ApiProblemError, problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { allOf, QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { contentQuery } from '../../list-contents/web/content-query.ts'
import { PickListButton } from '../../list-contents/web/pick-list-button.tsx'
import { noUnitsPath, StartedRun } from '../../runs/contract/run-status.ts'
import { dropDraft, findDraft, keepDraft } from '../../runs/web/form-draft.ts'
import { OwnRunsButton } from '../../runs/web/own-runs-button.tsx'
import { RunAccessNotice } from '../../runs/web/run-access-notice.tsx'
import { runOptionsQuery } from '../../runs/web/run-options-query.ts'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { useSite } from '../../site/web/site-context.tsx'
import { AlignmentService, mostProteins } from '../contract/alignment-call.ts'
import { type AlignmentValues, alignmentForm, firstAlignmentValues, valuesOf } from './alignment-form.ts'

const title = 'Align Proteins'
const steps = stepsTo('tools')

const serviceQuery = queryOptions({
  queryKey: ['alignment-service'],
  queryFn: ({ signal }) => fetchJson(AlignmentService, { path: 'alignment/service', signal }),
  staleTime: 60_000,
})

export const alignmentPage = defineSitePage({ component: AlignmentPage, queries: () => [serviceQuery] })

/** `/tools/alignment`: the form, empty, with the genes of a list (`?list=`, `?items=`), or as it was for a run (`?run=`). */
export function AlignmentPage() {
  usePageTitle(title)
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  // While another page is loading, the address is already that page's.
  const [opening] = useState(() => openingQuery(new URLSearchParams(search)))
  const found = allOf(useQuery(serviceQuery), useQuery(opening))
  return (
    <PageWrap>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement="Aligns proteins of Arabidopsis, or sequences of your own, with MAFFT."
        actions={<OwnRunsButton />}
      />
      <QueryPart query={found} what="the form">
        {([{ version }, initial]) => <AlignmentForm initial={initial} isOff={version === null} />}
      </QueryPart>
    </PageWrap>
  )
}

/** What the form opens with. One more than can be aligned is read of a list, so that the form says that it is too long. */
function openingQuery(params: URLSearchParams) {
  const [run, list, items] = ['run', 'list', 'items'].map((name) => params.get(name))
  return queryOptions({
    queryKey: ['alignment-opening', run, list, items],
    queryFn: async ({ client }): Promise<AlignmentValues> => {
      if (run) return valuesOf(await client.fetchQuery(runOptionsQuery(run)))
      if (items) return valuesOf({ proteins: items.split(',').join('\n') })
      if (!list) return valuesOf(findDraft('alignment') ?? {})
      const { items: listed } = await client.fetchQuery(contentQuery(list, mostProteins + 1))
      return { ...firstAlignmentValues, proteins: listed.map(({ item }) => item).join('\n') }
    },
    staleTime: 0,
    gcTime: 0,
  })
}

function AlignmentForm({ initial, isOff }: { initial: AlignmentValues; isOff: boolean }) {
  const router = useRouter()
  const { loggedIn } = useAuth()
  const { hasMail } = useSite().people
  const form = useEntryForm<AlignmentValues>({
    definition: alignmentForm({ offersMail: loggedIn && hasMail }),
    initial,
    save: async (values) => {
      keepDraft('alignment', values)
      const path = await start(values)
      if (path !== noUnitsPath) dropDraft('alignment')
      router.history.push(path)
      return { text: '' }
    },
    failure: (error) => (error instanceof ApiProblemError ? error.said : null) ?? 'The alignment could not be started. Please try again.',
  })
  if (isOff) return <Notice kind="warning">MAFFT is not installed on this site, so proteins cannot be aligned here.</Notice>
  // The draft is kept, so nobody is asked whether to leave.
  return (
    <>
      <RunAccessNotice formPath="/tools/alignment" />
      <EntryForm label={title} form={{ ...form, isDirty: () => false }} submitLabel="Align">
        <div>
          <PickListButton kind="locus" onItems={(items) => form.change('proteins', items.join('\n'))} />
        </div>
      </EntryForm>
    </>
  )
}

/** Starts a run. Returns the page to go to. */
async function start(body: AlignmentValues): Promise<string> {
  try {
    return (await fetchJson(StartedRun, { path: 'services/alignment', body })).address
  } catch (error) {
    if (problemCodeOf(error) === 'units_exhausted') return noUnitsPath
    throw error
  }
}
