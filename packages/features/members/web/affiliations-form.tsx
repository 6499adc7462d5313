import { Button } from '@mantine/core'
import { recordPath } from '@rosette/contract-kit/define-kind.ts'
import { personKind } from '@rosette/kinds/person/contract/person-kind.ts'
import { useLeaveWarning } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { FormCard } from '@rosette/ui-kit/form/form-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { FormEvent } from 'react'
import type { EditablePerson } from '../contract/person-details.ts'
import { AffiliationList } from './affiliation-list.tsx'
import classes from './affiliations-form.module.css'
import { LabBox } from './lab-box.tsx'
import { useAffiliations } from './use-affiliations.ts'
import { useReturnSoon } from './use-return-soon.ts'

/** Organizations of a person (EDIT-016 to 018, EDIT-026): what was added and removed is saved together. */
export function AffiliationsForm({ person }: { person: EditablePerson }) {
  const { listed, outcome, isBusy, isChanged, add, remove, submit } = useAffiliations(person)
  const path = recordPath(personKind, person.communityId)
  useLeaveWarning(() => isChanged && outcome?.isSaved !== true)
  useReturnSoon(outcome?.isSaved === true, path)
  function send(event: FormEvent) {
    event.preventDefault()
    void submit()
  }
  return (
    <form className={classes.form} onSubmit={send} aria-label="Affiliations" noValidate>
      <FormCard legend="Affiliations" hint="One that you add is pending until somebody of the organization, or a curator, confirms it.">
        <AffiliationList listed={listed} onRemove={remove} />
        <LabBox onChoose={add} />
      </FormCard>
      {outcome && (
        <Notice kind={outcome.isSaved ? 'success' : 'error'}>
          {outcome.text} {outcome.isSaved ? <PageLink href={path}>Go to the record</PageLink> : null}
        </Notice>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy} disabled={!isChanged}>
          Update Affiliations
        </Button>
      </div>
    </form>
  )
}
