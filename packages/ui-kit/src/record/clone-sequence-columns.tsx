import type { CloneSequence } from '@rosette/contract-kit/clone-parts.ts'
import type { SectionColumn } from './define-page.ts'
import { RecordLink } from './record-link.tsx'

/** How clones and clone ends list the sequences that were read from them. */
export const cloneSequenceColumns: readonly SectionColumn<CloneSequence>[] = [
  {
    id: 'accession',
    label: 'Accession',
    cell: ({ sequence, icAccession }) => (sequence ? <RecordLink to={sequence} /> : icAccession),
    sortBy: (row) => row.icAccession,
  },
  { id: 'type', label: 'Type', cell: (row) => row.nucleotideSequenceType ?? 'Unknown', sortBy: (row) => row.nucleotideSequenceType },
  { id: 'class', label: 'Class', cell: (row) => row.sequenceClass ?? 'Unknown', sortBy: (row) => row.sequenceClass },
  { id: 'source', label: 'Source', cell: (row) => row.source ?? 'Unknown', sortBy: (row) => row.source },
  { id: 'date', label: 'Date', cell: (row) => row.attributionDate ?? 'Unknown', sortBy: (row) => row.attributionDate },
]

export function cloneSequenceKey({ icAccession, source }: CloneSequence): string {
  return `${icAccession} ${source}`
}
