import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { IconChecks, IconList } from '@tabler/icons-react'
import { CardLinks } from './card-links.tsx'

/** PROFILE-012. */
export function CuratorCard() {
  return (
    <TitledCard title="Curator tools" mark="curators only">
      <CardLinks
        links={[
          {
            id: 'review',
            icon: <IconChecks size={18} />,
            link: <PageLink href="/curator/gene_class_symbols">Review gene class symbols</PageLink>,
            text: 'Submissions that wait for a decision',
          },
          {
            id: 'browse',
            icon: <IconList size={18} />,
            link: <PageLink href="/browse/gene_symbols">Browse gene class symbols</PageLink>,
            text: 'All registered symbols',
          },
        ]}
      />
    </TitledCard>
  )
}
