import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import type { GermplasmAccession, GermplasmConstruct } from '../contract/germplasm-record.ts'

export const accessionColumns: readonly SectionColumn<GermplasmAccession>[] = [
  { id: 'name', label: 'Accession', cell: (row) => <RecordLink to={row.ecotype} />, sortBy: (row) => row.originalName },
  { id: 'abbreviation', label: 'Abbreviated name', cell: (row) => row.abbrevName ?? 'Unknown', sortBy: (row) => row.abbrevName },
  { id: 'country', label: 'Country', cell: (row) => row.country ?? 'Unknown', sortBy: (row) => row.country },
  { id: 'location', label: 'Location', cell: (row) => row.location ?? 'Unknown', sortBy: (row) => row.location },
]

export const constructColumns: readonly SectionColumn<GermplasmConstruct>[] = [
  { id: 'name', label: 'Construct', cell: (row) => row.name, sortBy: (row) => row.name },
  { id: 'type', label: 'Type', cell: (row) => row.constructType ?? 'Unknown', sortBy: (row) => row.constructType },
  { id: 'record', label: 'Clone or vector', cell: (row) => (row.record ? <RecordLink to={row.record} /> : 'Unknown') },
]
