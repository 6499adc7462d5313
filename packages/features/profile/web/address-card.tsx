import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { PersonDetails } from '../../members/contract/person-details.ts'
import { personEditPath } from './person-paths.ts'
import classes from './profile-page.module.css'

type AddressCardProps = { person: PersonDetails | null; isPending: boolean; communityId: number }

/** Where the person is to be found (PROFILE-006). */
export function AddressCard({ person, isPending, communityId }: AddressCardProps) {
  const lines = person ? linesOf(person) : []
  return (
    <TitledCard title="Address" action={<PageLink href={personEditPath(communityId)}>Edit</PageLink>}>
      {lines.length > 0 ? (
        <address className={classes.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : isPending ? (
        <p className={classes.waiting} role="status">
          Loading
        </p>
      ) : (
        <p className={classes.nothing}>No address found</p>
      )}
    </TitledCard>
  )
}

function linesOf(person: PersonDetails): string[] {
  const place = [person.CITY, [person.REGION, person.POSTAL_CODE].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [...(person.ADDRESS ?? '').split(/\r?\n/), place, person.COUNTRY ?? ''].filter((line) => line.trim() !== '')
}
