import { completeListPath } from '@rosette/contract-kit/site-paths/complete-list-path.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import {
  formatGeneRegion,
  germplasmColumns,
  germplasmKey,
  polymorphismColumns,
  polymorphismKey,
  proteinColumns,
  proteinKey,
} from '@rosette/ui-kit/table/gene-columns.tsx'
import { mapLocationColumns, mapLocationKey } from '@rosette/ui-kit/table/map-location-columns.tsx'
import { publicationColumns, publicationKey } from '@rosette/ui-kit/table/publication-columns.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { formatLocusOrientation } from './locus-key-facts.tsx'

export const mapLocationTable = defineTable({
  columns: mapLocationColumns(formatLocusOrientation),
  rows: (locus: LocusRecord) => locus.globalAssignments,
  rowKey: mapLocationKey,
})

export const germplasmTable = defineTable({
  columns: germplasmColumns,
  rows: (locus: LocusRecord) => locus.germplasms.rows,
  rowKey: germplasmKey,
  total: (locus) => locus.germplasms.total,
  completeList: (locus) => completeListPath('germplasm', 'gene_name', locus.name),
})

export const proteinTable = defineTable({
  columns: proteinColumns,
  rows: (locus: LocusRecord) => locus.proteins,
  rowKey: proteinKey,
})

type LocusClone = LocusRecord['clones']['rows'][number]

const cloneColumns: readonly SectionColumn<LocusClone>[] = [
  { id: 'clone', label: 'Clone', cell: (row) => <RecordLink to={row.clone} />, sortBy: (row) => row.clone.label },
  { id: 'vectorType', label: 'Vector type', cell: (row) => row.vectorType ?? 'Unknown', sortBy: (row) => row.vectorType },
  {
    id: 'insertType',
    label: 'Insert type',
    cell: (row) => row.insertType?.replaceAll('_', ' ') ?? 'Unknown',
    sortBy: (row) => row.insertType,
  },
  {
    id: 'relationship',
    label: 'Relationship',
    cell: (row) => row.relationshipType?.replaceAll('_', ' ') ?? 'Unknown',
    sortBy: (row) => row.relationshipType,
  },
]

export const cloneTable = defineTable({
  columns: cloneColumns,
  rows: (locus: LocusRecord) => locus.clones.rows,
  rowKey: (row) => String(row.clone.key),
  total: (locus) => locus.clones.total,
  completeList: (locus) => completeListPath('dna', 'locus_name', locus.name),
})

type LocusPolymorphism = LocusRecord['polymorphisms']['rows'][number]

/** With what the gene picture knows of it (RESULTS-082). */
type PlacedPolymorphism = LocusPolymorphism & { variant: LocusRecord['variants']['rows'][number] | undefined }

const ownColumns: readonly SectionColumn<PlacedPolymorphism>[] = [
  { id: 'region', label: 'Part of the gene', cell: (row) => formatGeneRegion(row.region) ?? 'Unknown', sortBy: (row) => row.region },
  {
    id: 'zygosity',
    label: 'Zygosity',
    cell: ({ variant }) => variant?.zygosity ?? 'Unknown',
    sortBy: ({ variant }) => variant?.zygosity ?? null,
  },
  {
    id: 'position',
    label: 'Position',
    cell: ({ variant }) => (variant?.start == null ? 'Unknown' : formatNumber(variant.start)),
    sortBy: ({ variant }) => variant?.start ?? null,
    isNumeric: true,
  },
]

export const polymorphismTable = defineTable({
  columns: [...polymorphismColumns, ...ownColumns],
  rows: ({ polymorphisms, variants }: LocusRecord): PlacedPolymorphism[] => {
    const variantOf = new Map(variants.rows.map((variant) => [variant.polymorphism.key, variant]))
    return polymorphisms.rows.map((row) => ({ ...row, variant: variantOf.get(row.polymorphism.key) }))
  },
  rowKey: polymorphismKey,
  total: (locus) => locus.polymorphisms.total,
  completeList: (locus) => completeListPath('polyallele', 'locus_name', locus.name),
})

export const publicationTable = defineTable({
  columns: publicationColumns,
  rows: (locus: LocusRecord) => locus.publications.rows,
  rowKey: publicationKey,
  total: (locus) => locus.publications.total,
  completeList: (locus) => completeListPath('publication', 'loci', locus.name),
})
