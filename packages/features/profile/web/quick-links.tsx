import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { IconInfoCircle, IconPencil, IconUser } from '@tabler/icons-react'
import type { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import { TargetLink } from '../../site/web/target-link.tsx'
import { CardLinks } from './card-links.tsx'
import { personEditPath, usePersonPath } from './person-paths.ts'

/** PROFILE-010. */
export function QuickLinks({ profile: { communityId } }: { profile: AuthProfile & { communityId: number } }) {
  const personPath = usePersonPath(communityId)
  return (
    <TitledCard title="Quick links">
      <CardLinks
        links={[
          {
            id: 'public',
            icon: <IconUser size={18} />,
            link: <PageLink href={personPath ?? '/profile'}>Public profile</PageLink>,
            text: 'What other members see',
          },
          {
            id: 'edit',
            icon: <IconPencil size={18} />,
            link: <PageLink href={personEditPath(communityId)}>Edit profile</PageLink>,
            text: 'Login details, personal data, affiliations',
          },
          {
            id: 'faq',
            icon: <IconInfoCircle size={18} />,
            link: <TargetLink target={{ external: 'individualSubscriptionFaq' }}>Individual subscription FAQ</TargetLink>,
            text: 'Opens in a new tab',
            isOutside: true,
          },
        ]}
      />
    </TitledCard>
  )
}
