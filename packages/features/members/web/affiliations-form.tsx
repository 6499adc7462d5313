import { Button } from '@mantine/core'
import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { personKind } from '@rosette/kinds/person/contract/person-kind.ts'
import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import { useLeaveWarning } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { FormCard } from '@rosette/ui-kit/form/form-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import type { FormEvent } from 'react'
import { affiliationsUpdated, type LabRow } from '../contract/affiliations.ts'
import type { EditablePerson } from '../contract/person-details.ts'
import classes from './affiliations-form.module.css'
import { useReturnSoon } from './member-page.tsx'
import { type ListedAffiliation, useAffiliations } from './use-affiliations.ts'
import { labsQuery, useSuggestions } from './use-suggestions.ts'

/** Organizations of a person (EDIT-016 to 018, EDIT-026): additions and removals are saved together. */
export function AffiliationsForm({ person }: { person: EditablePerson }) {
  const { listed, saving, isChanged, dialog, add, remove, submit } = useAffiliations(person)
  const path = recordPath(personKind, person.communityId)
  useLeaveWarning(() => isChanged && !saving.isDone)
  useReturnSoon(saving.isDone, path)
  function send(event: FormEvent) {
    event.preventDefault()
    submit()
  }
  return (
    <>
      <form className={classes.form} onSubmit={send} aria-label="Affiliations" noValidate>
        <FormCard legend="Affiliations" hint="One that you add is pending until a manager of the organization, or a curator, confirms it.">
          <AffiliationList listed={listed} onRemove={remove} />
          <LabBox onChoose={add} />
        </FormCard>
        {saving.isDone && (
          <Notice kind="success">
            {affiliationsUpdated} <PageLink href={path}>Go to the record</PageLink>
          </Notice>
        )}
        <FailureNotice failure={saving.failure} />
        <div className={classes.actions}>
          <Button type="submit" loading={saving.isPending} disabled={!isChanged}>
            Update Affiliations
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}

/** The organizations as they will be saved, with unsaved and pending ones marked. */
function AffiliationList({ listed, onRemove }: { listed: readonly ListedAffiliation[]; onRemove(organizationId: number): void }) {
  if (listed.length === 0) return <EmptyText>No affiliations yet.</EmptyText>
  return (
    <ul className={classes.list} aria-label="Organizations">
      {listed.map(({ organizationId, organizationName, state }) => (
        <li key={organizationId} className={classes.row}>
          <span className={classes.name}>{organizationName}</span>
          {state === 'confirmed' ? null : <Tag>{state === 'pending' ? 'Pending' : 'Not saved yet'}</Tag>}
          <Button variant="default" size="xs" aria-label={`Remove ${organizationName}`} onClick={() => onRemove(organizationId)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** EDIT-018. */
const closeDelayMs = 100

/** Finds an organization by a part of its name. */
function LabBox({ onChoose }: { onChoose(lab: LabRow): void }) {
  const { text, setText, rows: labs } = useSuggestions(labsQuery)
  function choose(organizationId: string) {
    const lab = labs.find(({ ORGANIZATION_ID }) => String(ORGANIZATION_ID) === organizationId)
    if (lab) onChoose(lab)
    setText('')
  }
  return (
    <SuggestBox
      label="Add an organization"
      hint="Type two letters or more of its name and choose it from the list."
      text={text}
      choices={labs.map(({ ORGANIZATION_ID, NAME }) => ({ value: String(ORGANIZATION_ID), label: NAME }))}
      closeDelayMs={closeDelayMs}
      onText={setText}
      onChoose={({ value }) => choose(value)}
    />
  )
}
