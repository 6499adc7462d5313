import type { ProteinRecord } from '../contract/protein-record.ts'
import { ProteinDomains } from './protein-domains.tsx'
import { ProteinHydropathy } from './protein-hydropathy.tsx'
import { ProteinIsoforms } from './protein-isoforms.tsx'
import classes from './protein-overview.module.css'

/** What a protein page is read for: its isoforms, its domains and its hydropathy. */
export function ProteinOverview({ record }: { record: ProteinRecord }) {
  return (
    <div className={classes.cards}>
      <ProteinIsoforms record={record} />
      {record.domains.length > 0 && <ProteinDomains record={record} />}
      {record.sequence && <ProteinHydropathy record={record} sequence={record.sequence} />}
    </div>
  )
}
