import type { MapLocation } from '@rosette/contract-kit/records/record-parts.ts'
import { completeListPath } from '@rosette/contract-kit/site-paths/complete-list-path.ts'
import type { Orientation } from '@rosette/contract-kit/vocabulary/genome.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import {
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
import type { GeneFeature, GeneRecord } from '../contract/gene-record.ts'

export const mapLocationTable = defineTable({
  columns: mapLocationColumns(formatGeneOrientation),
  rows: (gene: GeneRecord): readonly MapLocation[] => (gene.mapLocation ? [gene.mapLocation] : []),
  rowKey: mapLocationKey,
})

const featureColumns: readonly SectionColumn<GeneFeature>[] = [
  { id: 'type', label: 'Feature', cell: (row) => row.assignmentFeatureType, sortBy: (row) => row.assignmentFeatureType },
  {
    id: 'start',
    label: 'Start (bp)',
    cell: (row) => formatNumber(row.startPosition),
    sortBy: (row) => row.startPosition,
    isNumeric: true,
  },
  { id: 'end', label: 'End (bp)', cell: (row) => formatNumber(row.endPosition), sortBy: (row) => row.endPosition, isNumeric: true },
  {
    id: 'length',
    label: 'Length (bp)',
    cell: (row) => formatNumber(row.endPosition - row.startPosition + 1),
    sortBy: (row) => row.endPosition - row.startPosition + 1,
    isNumeric: true,
  },
]

export const geneFeatureTable = defineTable({
  columns: featureColumns,
  rows: (gene: GeneRecord) => gene.geneFeatures,
  rowKey: (row) => `${row.assignmentFeatureType} ${row.startPosition}`,
})

type NucleotideSequence = GeneRecord['nucleotideSequences'][number]

const sequenceColumns: readonly SectionColumn<NucleotideSequence>[] = [
  { id: 'type', label: 'Type', cell: (row) => row.nucleotideSequenceType, sortBy: (row) => row.nucleotideSequenceType },
  {
    id: 'accession',
    label: 'Accession',
    cell: (row) => (row.sequence ? <RecordLink to={row.sequence} /> : row.icAccession),
    sortBy: (row) => row.icAccession,
  },
]

export const nucleotideSequenceTable = defineTable({
  columns: sequenceColumns,
  rows: (gene: GeneRecord) => gene.nucleotideSequences,
  rowKey: (row) => row.icAccession,
})

export const proteinTable = defineTable({
  columns: proteinColumns,
  rows: (gene: GeneRecord) => gene.proteinData,
  rowKey: proteinKey,
})

export const germplasmTable = defineTable({
  columns: germplasmColumns,
  rows: (gene: GeneRecord) => gene.germplasms.rows,
  rowKey: germplasmKey,
  total: (gene) => gene.germplasms.total,
  completeList: ({ locus }) => locus && completeListPath('germplasm', 'gene_name', locus.label),
})

type GenePolymorphism = GeneRecord['polymorphismInfos']['rows'][number]

const ownColumns: readonly SectionColumn<GenePolymorphism>[] = [
  { id: 'site', label: 'Site', cell: (row) => row.geneFeatureSite ?? 'Unknown', sortBy: (row) => row.geneFeatureSite },
  { id: 'alleleMode', label: 'Allele type', cell: (row) => row.alleleMode ?? 'Unknown', sortBy: (row) => row.alleleMode },
]

export const polymorphismTable = defineTable({
  columns: [...polymorphismColumns, ...ownColumns],
  rows: (gene: GeneRecord) => gene.polymorphismInfos.rows,
  rowKey: polymorphismKey,
  total: (gene) => gene.polymorphismInfos.total,
})

export const publicationTable = defineTable({
  columns: publicationColumns,
  rows: (gene: GeneRecord) => gene.publications.rows,
  rowKey: publicationKey,
  total: (gene) => gene.publications.total,
  completeList: ({ locus }) => locus && completeListPath('publication', 'loci', locus.label),
})

/** DGENE-007: on the gene page, any orientation other than forward is shown as reverse. */
export function formatGeneOrientation(orientation: Orientation | null): 'forward' | 'reverse' {
  return orientation === 'F' ? 'forward' : 'reverse'
}
