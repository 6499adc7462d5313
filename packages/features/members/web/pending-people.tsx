import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { FormCard } from '@rosette/ui-kit/form/form-card.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { type AffiliationDecision, affiliationsFailed, type PendingAffiliation } from '../contract/affiliations.ts'
import classes from './affiliations-form.module.css'
import { pendingAffiliationsQuery } from './edit-queries.ts'

const hint =
  'People who say that they belong to this organization. Those you confirm can edit its record and read through its subscription.'

/** People who added this organization and await its confirmation (EDIT-026). */
export function PendingPeople({ communityId }: { communityId: number }) {
  const { withStepUp, dialog } = useStepUp()
  const query = pendingAffiliationsQuery(communityId)
  const found = useQuery(query)
  const decision = useChange({
    call: (body: AffiliationDecision) => withStepUp(() => fetchJson(Done, { path: 'user/confirm-affiliation', body })),
    failure: affiliationsFailed,
    refreshes: query.queryKey,
  })
  const decide = (person: PendingAffiliation, isConfirmed: boolean) =>
    decision.run({ communityId: person.communityId, organizationCommunityId: communityId, isConfirmed })
  return (
    <FormCard legend="Pending Affiliations" hint={hint}>
      <FailureNotice failure={decision.failure} />
      <QueryPart
        query={found}
        what="the people"
        failure="Error fetching data."
        isSmall
        isEmpty={({ length }) => length === 0}
        empty={<EmptyText>No pending affiliations.</EmptyText>}
      >
        {(people) => (
          <ul className={classes.list} aria-label="Pending affiliations">
            {people.map((person) => (
              <PendingPerson key={person.communityId} person={person} isBusy={decision.isPending} onDecide={decide} />
            ))}
          </ul>
        )}
      </QueryPart>
      {dialog}
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
