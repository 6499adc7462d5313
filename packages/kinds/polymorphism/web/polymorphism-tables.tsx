import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { mapLocationColumns, mapLocationKey } from '@rosette/ui-kit/table/map-location-columns.tsx'
import { publicationColumns, publicationKey } from '@rosette/ui-kit/table/publication-columns.tsx'
import type { PolymorphismGene, PolymorphismRecord } from '../contract/polymorphism-record.ts'

const geneColumns: readonly SectionColumn<PolymorphismGene>[] = [
  { id: 'locus', label: 'Locus', cell: (row) => <RecordLink to={row.locus} />, sortBy: (row) => row.locus.label },
  { id: 'gene', label: 'Gene model', cell: (row) => row.geneName ?? 'Unknown', sortBy: (row) => row.geneName },
  { id: 'region', label: 'Part of the gene', cell: (row) => row.region ?? 'Unknown', sortBy: (row) => row.region },
]

export const geneTable = defineTable({
  columns: geneColumns,
  rows: (record: PolymorphismRecord) => record.associatedGenes,
  rowKey: (row) => `${row.locus.key} ${row.geneName} ${row.region}`,
})

export const mapLocationTable = defineTable({
  columns: mapLocationColumns(),
  rows: (record: PolymorphismRecord) => record.mapLocations,
  rowKey: mapLocationKey,
})

export const publicationTable = defineTable({
  columns: publicationColumns,
  rows: (record: PolymorphismRecord) => record.publications,
  rowKey: publicationKey,
})
