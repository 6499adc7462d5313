import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { IconTag, IconUpload } from '@tabler/icons-react'
import { TargetLink } from '../../site/web/target-link.tsx'
import { CardLinks } from './card-links.tsx'

/** For those who may register symbols (PROFILE-011). */
export function ContributeCard() {
  return (
    <TitledCard title="Contribute Data">
      <CardLinks
        links={[
          {
            id: 'symbol',
            icon: <IconTag size={18} />,
            link: <PageLink href="/submit/gene_class_symbol_registration">Register a gene class symbol</PageLink>,
            text: 'Reserve a symbol before you publish',
          },
          {
            id: 'tool',
            icon: <IconUpload size={18} />,
            link: <TargetLink target={{ external: 'submitPublications' }}>Online submission tool</TargetLink>,
            text: 'Gene function and phenotype from your papers',
            isOutside: true,
          },
        ]}
      />
    </TitledCard>
  )
}
