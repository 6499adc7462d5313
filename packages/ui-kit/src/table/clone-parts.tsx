import type { CloneHost, CloneSequence, CloneVector } from '@rosette/contract-kit/records/clone-parts.ts'
import { RecordLink } from '../links/record-link.tsx'
import type { SectionColumn } from '../record/define-page.ts'
import { FactList } from '../record/parts/fact-list.tsx'

/** How clones and libraries list their vectors. */
export const cloneVectorColumns: readonly SectionColumn<CloneVector>[] = [
  {
    id: 'vector',
    label: 'Vector',
    cell: ({ vector, name }) => (vector ? <RecordLink to={vector} /> : name),
    sortBy: (row) => row.name,
  },
  { id: 'type', label: 'Type', cell: (row) => row.vectorType ?? 'Unknown', sortBy: (row) => row.vectorType },
  { id: 'description', label: 'Description', cell: (row) => row.description ?? 'Unknown' },
]

export function cloneVectorKey(vector: CloneVector): string {
  return vector.name
}

/** How clones and clone ends list their sequences. */
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

/** The host strains of a clone, library or vector, and their species. */
export function CloneHostFacts({ hosts }: { hosts: readonly CloneHost[] }) {
  return hosts.map(({ hostStrain, originalName, genus, species }) => (
    <FactList
      key={originalName}
      facts={[
        { label: 'Name', value: hostStrain ? <RecordLink to={hostStrain}>{originalName}</RecordLink> : originalName },
        { label: 'Species', value: genus && <i lang="la">{[genus, species].filter(Boolean).join(' ')}</i> },
      ]}
    />
  ))
}
