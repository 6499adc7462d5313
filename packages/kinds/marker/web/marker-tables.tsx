import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { mapLocationColumns, mapLocationKey } from '@rosette/ui-kit/table/map-location-columns.tsx'
import { publicationColumns, publicationKey } from '@rosette/ui-kit/table/publication-columns.tsx'
import type { MarkerPattern, MarkerRecord } from '../contract/marker-record.ts'

const patternColumns: readonly SectionColumn<MarkerPattern>[] = [
  {
    id: 'polymorphism',
    label: 'Polymorphism',
    cell: (row) => (row.polymorphism ? <RecordLink to={row.polymorphism} /> : (row.polymorphismName ?? 'Unknown')),
    sortBy: (row) => row.polymorphismName,
  },
  { id: 'ecotype', label: 'Ecotype', cell: (row) => row.abbrevName, sortBy: (row) => row.abbrevName },
  {
    id: 'productLength',
    label: 'Product length',
    cell: (row) => row.productLength ?? 'Unknown',
    sortBy: (row) => row.productLength,
    isNumeric: true,
  },
]

const digestColumns: readonly SectionColumn<MarkerPattern>[] = [
  ...patternColumns,
  { id: 'enzyme', label: 'Enzyme', cell: (row) => row.restrictionEnzymeName ?? 'Unknown', sortBy: (row) => row.restrictionEnzymeName },
  { id: 'sites', label: 'Number of sites', cell: (row) => row.numSites ?? 'Unknown', sortBy: (row) => row.numSites, isNumeric: true },
  { id: 'fragments', label: 'Fragment lengths', cell: (row) => row.fragmentationLength ?? 'Unknown' },
]

export const productLengthTable = defineTable({
  columns: patternColumns,
  rows: (marker: MarkerRecord) => marker.pcrProductLengths,
  rowKey: (row) => `${row.polymorphismName} ${row.abbrevName} ${row.productLength}`,
})

export const digestTable = defineTable({
  columns: digestColumns,
  rows: (marker: MarkerRecord) => marker.digestPatterns,
  rowKey: (row) => `${row.polymorphismName} ${row.abbrevName} ${row.restrictionEnzymeName} ${row.fragmentationLength}`,
})

export const mapLocationTable = defineTable({
  columns: mapLocationColumns(),
  rows: (marker: MarkerRecord) => marker.globalAssignments,
  rowKey: mapLocationKey,
})

export const publicationTable = defineTable({
  columns: publicationColumns,
  rows: (marker: MarkerRecord) => marker.publications,
  rowKey: publicationKey,
})
