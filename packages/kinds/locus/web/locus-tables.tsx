import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { mapLocationColumns, mapLocationKey } from '@rosette/ui-kit/record/map-location-columns.tsx'
import { proteinColumns, proteinKey } from '@rosette/ui-kit/record/protein-columns.tsx'
import { publicationColumns, publicationKey } from '@rosette/ui-kit/record/publication-columns.tsx'
import { PubmedLink } from '@rosette/ui-kit/record/pubmed-link.tsx'
import { RecordLink } from '@rosette/ui-kit/record/record-link.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'
import { formatLocusOrientation } from './format-locus-orientation.ts'

export const mapLocationTable = defineTable({
  columns: mapLocationColumns(formatLocusOrientation),
  rows: (locus: LocusRecord) => locus.mapLocations,
  rowKey: mapLocationKey,
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

export const proteinTable = defineTable({
  columns: proteinColumns,
  rows: (locus: LocusRecord) => locus.proteins,
  rowKey: proteinKey,
})

type LocusPolymorphism = LocusRecord['polymorphisms']['rows'][number]

const polymorphismColumns: readonly SectionColumn<LocusPolymorphism>[] = [
  {
    id: 'polymorphism',
    label: 'Polymorphism',
    cell: (row) => <RecordLink to={row.polymorphism} />,
    sortBy: (row) => row.polymorphism.label,
  },
  {
    id: 'type',
    label: 'Type',
    cell: (row) => row.polymorphismType?.replaceAll('_', ' ') ?? 'Unknown',
    sortBy: (row) => row.polymorphismType,
  },
  { id: 'region', label: 'Part of the gene', cell: (row) => row.region ?? 'Unknown', sortBy: (row) => row.region },
]

export const polymorphismTable = defineTable({
  columns: polymorphismColumns,
  rows: (locus: LocusRecord) => locus.polymorphisms.rows,
  rowKey: (row) => String(row.polymorphism.key),
  total: (locus) => locus.polymorphisms.total,
})

export const publicationTable = defineTable({
  columns: publicationColumns,
  rows: (locus: LocusRecord) => locus.publications.rows,
  rowKey: publicationKey,
  total: (locus) => locus.publications.total,
})
