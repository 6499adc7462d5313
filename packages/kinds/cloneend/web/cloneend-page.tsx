import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable, type Fact, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { curationParts } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { cloneSequenceColumns, cloneSequenceKey } from '@rosette/ui-kit/table/clone-parts.tsx'
import { mapLocationColumns, mapLocationKey } from '@rosette/ui-kit/table/map-location-columns.tsx'
import { publicationColumns, publicationKey } from '@rosette/ui-kit/table/publication-columns.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { CloneendClone, CloneendRecord } from '../contract/cloneend-record.ts'

const cloneColumns: readonly SectionColumn<CloneendClone>[] = [
  { id: 'clone', label: 'Clone', cell: ({ clone, name }) => (clone ? <RecordLink to={clone} /> : name), sortBy: (row) => row.name },
  { id: 'vectorType', label: 'Vector type', cell: (row) => row.vectorType ?? 'Unknown', sortBy: (row) => row.vectorType },
  {
    id: 'insertType',
    label: 'Insert type',
    cell: (row) => row.insertType?.replaceAll('_', ' ') ?? 'Unknown',
    sortBy: (row) => row.insertType,
  },
  { id: 'stock', label: 'Stock', cell: (row) => row.stockName ?? 'Unknown', sortBy: (row) => row.stockName },
]

const cloneTable = defineTable({ columns: cloneColumns, rows: (end: CloneendRecord) => end.clones, rowKey: (row) => row.name })
const sequenceTable = defineTable({
  columns: cloneSequenceColumns,
  rows: (end: CloneendRecord) => end.sequences,
  rowKey: cloneSequenceKey,
})
const mapLocationTable = defineTable({
  columns: mapLocationColumns(),
  rows: (end: CloneendRecord) => end.globalAssignmentDetails,
  rowKey: mapLocationKey,
})
const publicationTable = defineTable({
  columns: publicationColumns,
  rows: (end: CloneendRecord) => end.publications,
  rowKey: publicationKey,
})

const facts: readonly Fact<CloneendRecord>[] = [
  { label: 'Name', value: (end) => end.name },
  { label: 'TAIR accession', value: ({ tairObjectId }) => tairObjectId && `CloneEnd:${tairObjectId}` },
  { label: 'Type', value: ({ cloneEndType }) => cloneEndType?.replaceAll('_', ' ') },
  { label: 'Locus', value: ({ locus }) => locus && <RecordLink to={locus} /> },
  { label: 'Chromosome', value: (end) => end.chromosome?.slice(3) },
  { label: 'Date last modified', value: (end) => end.dateLastModified },
]

/** DCEND-002: a single section. */
export const page = definePage<CloneendRecord>({
  identifier: (end) => end.name,
  keyFacts: (end) => [
    { label: 'Type', value: end.cloneEndType?.replaceAll('_', ' ') },
    { label: 'Clone', value: end.clones[0]?.name, context: end.clones[0]?.vectorType },
    { label: 'Chromosome', value: end.chromosome?.slice(3) },
    { label: 'Sequences', value: formatNumber(end.sequences.length) },
  ],
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'parts',
      count: () => 0,
      parts: [
        { id: 'facts', block: 'facts', facts },
        { id: 'clones', title: 'Clones', block: 'table', table: cloneTable, emptyText: emptyTexts.clone },
        { id: 'sequences', title: 'Nucleotide Sequences', block: 'table', table: sequenceTable, emptyText: emptyTexts.sequences },
        { id: 'map-locations', title: 'Map Locations', block: 'table', table: mapLocationTable, emptyText: emptyTexts.mapLocations },
        { id: 'publications', title: 'Publications', block: 'table', table: publicationTable, emptyText: emptyTexts.publications },
        ...curationParts<CloneendRecord>(emptyTexts.attributions),
      ],
    },
  ],
})
