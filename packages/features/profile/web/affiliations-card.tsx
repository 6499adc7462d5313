import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { IconBuilding } from '@tabler/icons-react'
import type { ProfileAffiliation } from '../../sessions/contract/auth-profile.ts'
import { CardLinks } from './card-links.tsx'
import classes from './profile-page.module.css'

type AffiliationsCardProps = { affiliations: readonly ProfileAffiliation[] | null; isPending: boolean }

/** The person's organizations; one that he only named himself waits for its confirmation (PROFILE-007, PROFILE-008). */
export function AffiliationsCard({ affiliations, isPending }: AffiliationsCardProps) {
  const links = (affiliations ?? []).map(({ community_id: key, name, isConfirmed }) => ({
    id: key,
    icon: <IconBuilding size={18} />,
    link: <RecordLink to={{ kind: 'organization', key, label: name }}>{name}</RecordLink>,
    text: isConfirmed ? 'Confirmed' : 'Pending: waits for somebody of the organization to agree',
  }))
  return (
    <TitledCard title="Affiliated organizations" mark={links.length > 0 ? links.length : null}>
      {links.length > 0 ? (
        <CardLinks links={links} />
      ) : isPending ? (
        <p className={classes.waiting} role="status">
          Loading
        </p>
      ) : (
        <p className={classes.nothing}>No affiliations found</p>
      )}
    </TitledCard>
  )
}
