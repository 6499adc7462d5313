import overview from '@rosette/ui-kit/layout/overview-cards.module.css'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { ProteinDomains } from './protein-domains.tsx'
import { ProteinHydropathy } from './protein-hydropathy.tsx'
import { ProteinIsoforms } from './protein-isoforms.tsx'

/** The cards that this protein has, in their order. */
export function proteinCards({ domains, sequence }: ProteinRecord) {
  return [
    { id: 'isoforms', title: 'Isoforms' },
    ...(domains.length > 0 ? [{ id: 'signatures', title: 'Signatures on the protein' }] : []),
    ...(sequence ? [{ id: 'hydropathy', title: 'Hydropathy' }] : []),
  ]
}

/** What a protein page is read for: its isoforms, its domains and its hydropathy. */
export function ProteinOverview({ record }: { record: ProteinRecord }) {
  return (
    <div className={overview.cards}>
      <ProteinIsoforms record={record} />
      {record.domains.length > 0 && <ProteinDomains record={record} />}
      {record.sequence && <ProteinHydropathy record={record} sequence={record.sequence} />}
    </div>
  )
}
