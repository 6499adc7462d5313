import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { preview } from '@rosette/contract-kit/records/record-parts.ts'
import { z } from 'zod'

export const interactionKinds = ['physical', 'regulatory'] as const

/** What a regulator does to its target, as the files have it. */
export const interactionModes = ['activation', 'repression'] as const

export const LocusInteraction = z.object({
  partner: RecordRef,
  symbol: z.string().nullable(),
  /** Null if the source does not tell. */
  interactionType: z.enum(interactionKinds).nullable(),
  /** `activates`, `is repressed by`; null unless one regulates the other. */
  effect: z.string().nullable(),
  method: z.string().nullable(),
  /** TAIR, BioGRID or BAR. */
  source: z.string(),
  pubmedId: z.int().nullable(),
})
export type LocusInteraction = z.infer<typeof LocusInteraction>

/** Rows of a record at most; the locus with the most partners has some 1,200. */
export const mostInteractions = 2000

export const LocusInteractions = preview(LocusInteraction).extend({
  /** Of all of them, by type; null is not stated. */
  counts: z.array(z.object({ interactionType: z.enum(interactionKinds).nullable(), count: z.int() })),
})
export type LocusInteractions = z.infer<typeof LocusInteractions>
