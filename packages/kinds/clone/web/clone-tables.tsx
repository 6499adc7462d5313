import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { cloneSequenceColumns, cloneSequenceKey, cloneVectorColumns, cloneVectorKey } from '@rosette/ui-kit/table/clone-parts.tsx'
import { mapLocationColumns, mapLocationKey } from '@rosette/ui-kit/table/map-location-columns.tsx'
import type { CloneEndLine, CloneGene, CloneRecord } from '../contract/clone-record.ts'

const geneColumns: readonly SectionColumn<CloneGene>[] = [
  {
    id: 'gene',
    label: 'Gene',
    cell: ({ gene, geneName }) => (gene ? <RecordLink to={gene} /> : (geneName ?? 'Unknown')),
    sortBy: (row) => row.geneName,
  },
  {
    id: 'locus',
    label: 'Locus',
    cell: ({ locus, locusName }) => (locus ? <RecordLink to={locus} /> : (locusName ?? 'Unknown')),
    sortBy: (row) => row.locusName,
  },
  {
    id: 'relationship',
    label: 'Relationship',
    cell: (row) => row.relationshipType?.replaceAll('_', ' ') ?? 'Unknown',
    sortBy: (row) => row.relationshipType,
  },
]

const endColumns: readonly SectionColumn<CloneEndLine>[] = [
  { id: 'end', label: 'Clone end', cell: (row) => <RecordLink to={row.cloneEnd} />, sortBy: (row) => row.cloneEnd.label },
  { id: 'type', label: 'Type', cell: (row) => row.cloneEndType?.replaceAll('_', ' ') ?? 'Unknown', sortBy: (row) => row.cloneEndType },
]

export const geneTable = defineTable({
  columns: geneColumns,
  rows: (clone: CloneRecord) => clone.gene,
  rowKey: ({ geneName, locusName, relationshipType }) => `${geneName} ${locusName} ${relationshipType}`,
})

export const sequenceTable = defineTable({
  columns: cloneSequenceColumns,
  rows: (clone: CloneRecord) => clone.sequences,
  rowKey: cloneSequenceKey,
})

export const vectorTable = defineTable({
  columns: cloneVectorColumns,
  rows: (clone: CloneRecord) => clone.vectorDetails,
  rowKey: cloneVectorKey,
})

export const mapLocationTable = defineTable({
  columns: mapLocationColumns(),
  rows: (clone: CloneRecord) => clone.globalAssignments,
  rowKey: mapLocationKey,
})

export const endTable = defineTable({
  columns: endColumns,
  rows: (clone: CloneRecord) => clone.cloneEnds,
  rowKey: (row) => String(row.cloneEnd.key),
})
