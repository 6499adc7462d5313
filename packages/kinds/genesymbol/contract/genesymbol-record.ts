import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution } from '@rosette/contract-kit/records/attribution.ts'
import { z } from 'zod'

export const associatedLociCounts = ['single_locus', 'multiple_loci'] as const

/** A locus with a symbol of the class, that symbol and the representative gene model. */
export const GenesymbolLocus = z.object({ locus: RecordRef, symbol: z.string(), gene: RecordRef.nullable() })
export type GenesymbolLocus = z.infer<typeof GenesymbolLocus>

/** The page of a gene class symbol (specification 2, section 3). Null means not recorded. */
export const GenesymbolRecord = z
  .object({
    tairObjectId: z.int(),
    symbol: z.string(),
    dateLastModified: z.iso.date().nullable(),
    /** Whether the class is named after a mutant phenotype rather than a gene product. */
    hasMutantPhenotype: z.boolean().nullable(),
    descriptiveSymbol: z.string().nullable(),
    description: z.string().nullable(),
    mutantPhenotypeClass: z.string().nullable(),
    status: z.string().nullable(),
    /** Null if no locus in the release has such a symbol. */
    associatedLociCount: z.enum(associatedLociCounts).nullable(),
    associatedLocis: z.array(GenesymbolLocus),
    attributions: z.array(Attribution),
    /** The publication that introduced the symbol. */
    reference: RecordRef.nullable(),
  })
  .meta({ id: 'GenesymbolRecord' })
export type GenesymbolRecord = z.infer<typeof GenesymbolRecord>
