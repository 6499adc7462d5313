import type { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import type { LocusHit } from '../contract/locus-hit.ts'

type GeneModelOfLocus = { locusId: number; locusName: string; geneId: number | null; geneName: string }

/**
 * A row of a gene table (DATA-012): the locus, its gene models with what links to both need, and the description. The other
 * columns that the documents name there are those of keywords and germplasms, which have rows of their own.
 */
export type GeneTableRow = { locus: RecordRef; protein_models: GeneModelOfLocus[]; description: string | null }

export function toGeneTableRow(hit: LocusHit): GeneTableRow {
  const { locus_tairObjectId: locusId, gene_name: locusName, gene_model_ids, gene_tair_ids, description } = hit
  const keyOf = (place: number) => (gene_tair_ids[place] === undefined ? null : Number(gene_tair_ids[place]))
  return {
    locus: { kind: 'locus', key: locusId, label: locusName },
    protein_models: gene_model_ids.map((geneName, place) => ({ locusId, locusName, geneId: keyOf(place), geneName })),
    description,
  }
}
