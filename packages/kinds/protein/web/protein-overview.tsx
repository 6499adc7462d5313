import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import overview from '@rosette/ui-kit/layout/overview-cards.module.css'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { LateBody } from '@rosette/ui-kit/record/late-body.tsx'
import { lazy, Suspense } from 'react'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { ProteinDomains } from './protein-domains.tsx'
import { ProteinHydropathy } from './protein-hydropathy.tsx'
import { ProteinIsoforms } from './protein-isoforms.tsx'

const StructureCard = lazy(async () => ({ default: (await import('./structures/structure-card.tsx')).StructureCard }))

/** The cards that this protein has, in their order. */
export function proteinCards({ domains, structures, sequence }: ProteinRecord) {
  return [
    { id: 'isoforms', title: 'Isoforms' },
    ...(domains.length > 0 ? [{ id: 'signatures', title: 'Signatures on the protein' }] : []),
    ...(structures ? [{ id: 'structure', title: 'Structure' }] : []),
    ...(sequence ? [{ id: 'hydropathy', title: 'Hydropathy' }] : []),
  ]
}

/** What a protein page is read for: its isoforms, its domains and its hydropathy. */
export function ProteinOverview({ record }: { record: ProteinRecord }) {
  return (
    <div className={overview.cards}>
      <ProteinIsoforms record={record} />
      {record.domains.length > 0 && <ProteinDomains record={record} />}
      {record.structures && (
        <TitledCard id="structure" title="Structure" help="help-structures#read-the-card" isPadded>
          <LateBody>
            <Suspense fallback={<Loading what="the structures" />}>
              <StructureCard record={record} />
            </Suspense>
          </LateBody>
        </TitledCard>
      )}
      {record.sequence && <ProteinHydropathy record={record} sequence={record.sequence} />}
    </div>
  )
}
