import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { GenomeBin, parseRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { z } from 'zod'

/** Genes that are sent by name at most; more are counted. */
export const mostNamedGenes = 2000

/** A locus on the genome. */
export const PlacedGene = z
  .object({
    locus: RecordRef,
    symbol: z.string().nullable(),
    chromosome: z.enum(chromosomes),
    start: z.int(),
    end: z.int(),
  })
  .meta({ id: 'PlacedGene' })
export type PlacedGene = z.infer<typeof PlacedGene>

export const PlacesQuery = z.object({
  region: z
    .string()
    .refine((text) => parseRegion(text) !== null, 'is not a region such as Chr1:1-250000')
    .optional()
    .describe('Chr1:1-250000. The genes that overlap it are named; all of the list if it is left out.'),
})

/** GET list-contents/{id}/places. */
export const ListPlaces = z
  .object({
    releaseId: z.string(),
    bins: z.array(GenomeBin).describe('Genes that begin in each 250 kb.'),
    unplaced: z.int().describe('Genes of the list without a position on a chromosome.'),
    total: z.int().describe('Genes in the region, or on all chromosomes.'),
    genes: z.array(PlacedGene).describe(`Those of the region in the order of the genome; none if they are more than ${mostNamedGenes}.`),
  })
  .meta({ id: 'ListPlaces' })
export type ListPlaces = z.infer<typeof ListPlaces>
