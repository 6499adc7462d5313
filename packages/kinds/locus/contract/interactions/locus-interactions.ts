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
  /** TAIR, BioGRID, BAR, CKN, AtRegNet, or what a PSI-MITAB file names. */
  source: z.string(),
  pubmedId: z.int().nullable(),
  /** How sure or how direct it is, in words of the source. */
  evidence: z.string().nullable(),
  /** The article as the source cites it, if it has no PubMed ID. */
  reference: z.string().nullable(),
  /** The source collected it from others. */
  isCompiled: z.boolean(),
})
export type LocusInteraction = z.infer<typeof LocusInteraction>

/** Rows of a record at most; SEP3, whose targets were found genome-wide, has some 4,000. */
export const mostInteractions = 2000

export const LocusInteractions = preview(LocusInteraction).extend({
  /** Of all of them, by type; null is not stated. */
  counts: z.array(z.object({ interactionType: z.enum(interactionKinds).nullable(), count: z.int() })),
})
export type LocusInteractions = z.infer<typeof LocusInteractions>
