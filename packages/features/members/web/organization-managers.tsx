import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { FormCard } from '@rosette/ui-kit/form/form-card.tsx'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { type ManagerAppointment, managersFailed, type PossibleManager } from '../contract/affiliations.ts'
import classes from './affiliations-form.module.css'
import { possibleManagersQuery } from './edit-queries.ts'

/** For curators: who decides who belongs to the organization (SECURE-012). */
export function OrganizationManagers({ communityId }: { communityId: number }) {
  const { withStepUp, dialog } = useStepUp()
  const query = possibleManagersQuery(communityId)
  const found = useQuery(query)
  const appointment = useChange({
    call: (body: ManagerAppointment) => withStepUp(() => fetchJson(Done, { path: 'organization/managers', method: 'PUT', body })),
    failure: managersFailed,
    refreshes: query.queryKey,
  })
  const change = (person: PossibleManager) =>
    appointment.run({ communityId: person.communityId, organizationCommunityId: communityId, isManager: !person.isManager })
  return (
    <FormCard legend="Managers" hint="Managers decide who belongs to this organization. Without one, only curators do.">
      <FailureNotice failure={appointment.failure} />
      <QueryPart
        query={found}
        what="the people"
        failure="Error fetching data."
        isSmall
        isEmpty={({ length }) => length === 0}
        empty={<EmptyText>Nobody with an account belongs to this organization yet.</EmptyText>}
      >
        {(people) => (
          <ul className={classes.list} aria-label="Managers">
            {people.map((person) => (
              <PersonRow key={person.communityId} person={person} isBusy={appointment.isPending} onChange={change} />
            ))}
          </ul>
        )}
      </QueryPart>
      {dialog}
    </FormCard>
  )
}

type PersonRowProps = { person: PossibleManager; isBusy: boolean; onChange(person: PossibleManager): void }

function PersonRow({ person, isBusy, onChange }: PersonRowProps) {
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      {person.isManager ? <Tag>Manager</Tag> : null}
      <Button
        variant={person.isManager ? 'default' : 'filled'}
        size="xs"
        disabled={isBusy}
        aria-label={person.isManager ? `Dismiss ${name}` : `Appoint ${name}`}
        onClick={() => onChange(person)}
      >
        {person.isManager ? 'Dismiss' : 'Appoint'}
      </Button>
    </li>
  )
}
