import { Button } from '@mantine/core'
import { ErrorSummary } from '@rosette/ui-kit/entry-form/error-summary.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { IconRefresh } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { keepDraft } from '../../../runs/web/form-draft.ts'
import { OwnRunsButton } from '../../../runs/web/own-runs-button.tsx'
import { stepsTo } from '../../../site/contract/area-steps.ts'
import type { BlastService } from '../../contract/blast-service.ts'
import { AdvancedOptions } from './advanced-options.tsx'
import { type BlastDraft, openingDraft } from './blast-draft.ts'
import classes from './blast-form.module.css'
import { DatabaseCard } from './database-card.tsx'
import { useFormState } from './form-state.ts'
import { ProgramCard } from './program-card.tsx'
import { QueryCard } from './query-card.tsx'
import { ReplyCard } from './reply-card.tsx'

const steps = stepsTo('tools')

/** A form that the browser itself posts, in a new tab, by the names of the documents (BLAST-012, BLAST-014). */
export function BlastForm({ opening, service }: { opening: BlastDraft; service: BlastService }) {
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
