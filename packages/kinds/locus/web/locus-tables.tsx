import type { MapLocation } from '@rosette/contract-kit/record-parts.ts'
import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatNumber } from '@rosette/ui-kit/record/format-number.ts'
import { publicationColumns, publicationKey } from '@rosette/ui-kit/record/publication-columns.tsx'
import { PubmedLink } from '@rosette/ui-kit/record/pubmed-link.tsx'
import { RecordLink } from '@rosette/ui-kit/record/record-link.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'
import { formatLocusOrientation } from './format-locus-orientation.ts'

const mapColumns: readonly SectionColumn<MapLocation>[] = [
  { id: 'map', label: 'Map', cell: (row) => row.name, sortBy: (row) => row.name },
  { id: 'mapType', label: 'Map type', cell: (row) => row.mapType, sortBy: (row) => row.mapType },
  { id: 'chromosome', label: 'Chromosome', cell: (row) => row.chromosome.slice(3), sortBy: (row) => row.chromosome },
  { id: 'start', label: 'Start', cell: (row) => `${formatNumber(row.start)} ${row.units}`, sortBy: (row) => row.start, isNumeric: true },
  { id: 'end', label: 'End', cell: (row) => `${formatNumber(row.end)} ${row.units}`, sortBy: (row) => row.end, isNumeric: true },
  { id: 'orientation', label: 'Orientation', cell: (row) => formatLocusOrientation(row.orientation) },
]

export const mapLocationTable = defineTable({
  columns: mapColumns,
  rows: (locus: LocusRecord) => locus.mapLocations,
  rowKey: (row) => `${row.name} ${row.chromosome} ${row.start}`,
})

type LocusGermplasm = LocusRecord['germplasms']['rows'][number]

const germplasmColumns: readonly SectionColumn<LocusGermplasm>[] = [
  { id: 'germplasm', label: 'Germplasm', cell: (row) => <RecordLink to={row.germplasm} />, sortBy: (row) => row.germplasm.label },
  { id: 'phenotype', label: 'Phenotype', cell: (row) => row.phenotype ?? 'Unknown', sortBy: (row) => row.phenotype },
  {
    id: 'publication',
    label: 'Publication',
    cell: (row) => (row.pubmedId === null ? 'Unknown' : <PubmedLink pubmedId={row.pubmedId} />),
    sortBy: (row) => row.pubmedId,
  },
]

export const germplasmTable = defineTable({
  columns: germplasmColumns,
  rows: (locus: LocusRecord) => locus.germplasms.rows,
  rowKey: (row) => `${row.germplasm.key} ${row.pubmedId} ${row.phenotype}`,
  total: (locus) => locus.germplasms.total,
})

export const publicationTable = defineTable({
  columns: publicationColumns,
  rows: (locus: LocusRecord) => locus.publications.rows,
  rowKey: publicationKey,
  total: (locus) => locus.publications.total,
})
