import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { organizationKind } from '@rosette/kinds/organization/contract/organization-kind.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { FormCard } from '@rosette/ui-kit/form/form-card.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { type AffiliationDecision, affiliationsFailed, type PendingAffiliation } from '../contract/affiliations.ts'
import classes from './affiliations-form.module.css'
import { organizationQuery, pendingAffiliationsQuery } from './edit-queries.ts'
import { EditGuard, MemberPage } from './member-page.tsx'
import { OrganizationForm } from './organization-form.tsx'

const title = 'Edit Organization'

/** Name and address of an organization, and who wants to belong to it (EDIT-020 to 026). */
export function EditOrganizationPage() {
  return (
    <EditGuard title={title} mayEdit={mayEditOrganization}>
      {(key) => <OrganizationForms key={key} communityId={key} />}
    </EditGuard>
  )
}

/** EDIT-003: an unconfirmed affiliation is not enough. */
function mayEditOrganization({ isTairCurator, affiliations }: AuthProfile, key: number): boolean {
  return isTairCurator || affiliations.some(({ community_id, isConfirmed }) => isConfirmed && community_id === key)
}

function OrganizationForms({ communityId }: { communityId: number }) {
  const { data, isError } = useQuery(organizationQuery(communityId))
  const steps = [{ label: 'Organization', href: recordPath(organizationKind, communityId) }]
  if (!data)
    return (
      <MemberPage title={title} steps={steps}>
        {isError ? <Notice kind="error">Error fetching data.</Notice> : <p role="status">Loading...</p>}
      </MemberPage>
    )
  return (
    <MemberPage title={title} steps={steps} statement={data.name}>
      <OrganizationForm organization={data} />
      <PendingPeople communityId={communityId} />
    </MemberPage>
  )
}

/** People who added this organization and await its confirmation (EDIT-026). */
function PendingPeople({ communityId }: { communityId: number }) {
  const queryClient = useQueryClient()
  const query = pendingAffiliationsQuery(communityId)
  const { data: people = [], isError } = useQuery(query)
  const decision = useMutation({
    mutationFn: (body: AffiliationDecision) => fetchJson(Done, { path: 'user/confirm-affiliation', body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  })
  const decide = (person: PendingAffiliation, isConfirmed: boolean) =>
    decision.mutate({ communityId: person.communityId, organizationCommunityId: communityId, isConfirmed })
  return (
    <FormCard legend="Pending Affiliations" hint="People who say that they belong to this organization. Whom you confirm may edit it, too.">
      {isError ? <Notice kind="error">Error fetching data.</Notice> : null}
      {decision.isError ? <Notice kind="error">{affiliationsFailed}</Notice> : null}
      {people.length === 0 && !isError ? <EmptyText>No pending affiliations.</EmptyText> : null}
      <ul className={classes.list} aria-label="Pending affiliations">
        {people.map((person) => (
          <PendingPerson key={person.communityId} person={person} isBusy={decision.isPending} onDecide={decide} />
        ))}
      </ul>
    </FormCard>
  )
}

type PendingPersonProps = { person: PendingAffiliation; isBusy: boolean; onDecide(person: PendingAffiliation, isConfirmed: boolean): void }

function PendingPerson({ person, isBusy, onDecide }: PendingPersonProps) {
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <Button size="xs" disabled={isBusy} aria-label={`Confirm ${name}`} onClick={() => onDecide(person, true)}>
        Confirm
      </Button>
      <Button variant="default" size="xs" disabled={isBusy} aria-label={`Decline ${name}`} onClick={() => onDecide(person, false)}>
        Decline
      </Button>
    </li>
  )
}
