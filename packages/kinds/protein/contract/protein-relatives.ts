import { ProteinSummary } from '@rosette/contract-kit/records/protein-parts.ts'
import { z } from 'zod'

/** A protein of the same locus. */
export const ProteinIsoform = z.object({ ...ProteinSummary.shape, uniprotIds: z.array(z.string()) })
export type ProteinIsoform = z.infer<typeof ProteinIsoform>

/** How many proteins have an InterPro entry: as many as a search for it finds. */
export const InterproCount = z.object({ accession: z.string(), name: z.string().nullable(), proteinCount: z.int() })
export type InterproCount = z.infer<typeof InterproCount>
