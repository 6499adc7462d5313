import { Button } from '@mantine/core'
import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { blastPath } from '@rosette/contract-kit/site-paths/blast-path.ts'
import { ErrorSummary } from '@rosette/ui-kit/entry-form/error-summary.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { findHandedOver } from '@rosette/ui-kit/sequence/hand-over-sequence.ts'
import { IconRefresh } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { findDraft, keepDraft } from '../../runs/web/form-draft.ts'
import { OwnRunsButton } from '../../runs/web/own-runs-button.tsx'
import { RunAccessNotice } from '../../runs/web/run-access-notice.tsx'
import { runOptionsQuery } from '../../runs/web/run-options-query.ts'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { StoredOptions } from '../contract/blast-options.ts'
import { BlastService } from '../contract/blast-service.ts'
import { AdvancedOptions } from './form/advanced-options.tsx'
import { type BlastDraft, draftOfOptions, draftOfStored, openingDraft, useFormState } from './form/blast-draft.ts'
import classes from './form/blast-form.module.css'
import { DatabaseCard } from './form/database-card.tsx'
import { ProgramCard } from './form/program-card.tsx'
import { QueryCard } from './form/query-card.tsx'
import { ReplyCard } from './form/reply-card.tsx'

const steps = stepsTo('tools')

const serviceQuery = queryOptions({
  queryKey: ['blast-service'],
  queryFn: ({ signal }) => fetchJson(BlastService, { path: 'blast/service', signal }),
  staleTime: 60_000,
})

export const blastFormPage = defineSitePage({
  component: BlastFormPage,
  queries: ({ searchStr }) => {
    const run = new URLSearchParams(searchStr).get('run')
    return run === null ? [serviceQuery, coverageQuery()] : [serviceQuery, coverageQuery(), runOptionsQuery(run)]
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
  const request = StoredOptions.safeParse(options.data)
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

/** A form that the browser itself posts, in a new tab, by the names of the documents (BLAST-012, BLAST-014). */
function BlastForm({ opening, service }: { opening: BlastDraft; service: BlastService }) {
  const state = useFormState(opening, service)
  const [isAdvanced, setAdvanced] = useState(false)
  const isOff = service.isOwn && service.version === null

  function submit(event: FormEvent) {
    if (state.check()) {
      keepDraft('blast', state.draft)
      return
    }
    event.preventDefault()
    // An error must not be hidden.
    setAdvanced(true)
  }

  return (
    <PageWrap className={classes.page}>
      <form action={service.address} method="post" target="_blank" noValidate aria-label="BLAST" onSubmit={submit} rel="noopener">
        <PageHeading
          steps={steps}
          here="BLAST"
          title="BLAST"
          statement={<Statement service={service} />}
          actions={
            <>
              <OwnRunsButton />
              <Button
                variant="default"
                leftSection={<IconRefresh size={15} aria-hidden />}
                onClick={() => state.reset(openingDraft(service, {}))}
              >
                Reset
              </Button>
            </>
          }
        />
        <div className={classes.cards}>
          <ErrorSummary
            errors={state.errors.map(({ path, message }) => ({ id: state.idOf(path), text: message }))}
            refusals={state.refusals}
          />
          {service.isOwn && !isOff && <RunAccessNotice formPath={blastPath({})} />}
          {isOff && <Notice kind="warning">BLAST+ is not installed on this site, so no search can be run now.</Notice>}
          <QueryCard state={state} service={service} />
          <ProgramCard state={state} />
          <DatabaseCard state={state} service={service} />
          <ReplyCard state={state} service={service} />
          <AdvancedOptions state={state} isOpen={isAdvanced} onToggle={() => setAdvanced(!isAdvanced)} />
          <div className={classes.actions}>
            <Button type="submit" disabled={isOff}>
              Run BLAST
            </Button>
          </div>
        </div>
      </form>
    </PageWrap>
  )
}

/** BLAST-022. */
function Statement({ service: { version, isOwn } }: { service: BlastService }) {
  if (!isOwn) return 'Searches are run by another service.'
  return version === null ? 'NCBI BLAST+' : `NCBI BLAST+ ${version}`
}
