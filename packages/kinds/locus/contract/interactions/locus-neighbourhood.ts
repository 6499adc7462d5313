import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'
import { interactionKinds } from './locus-interactions.ts'

/** Partners beside a locus; the rest is counted. More could not be told apart in a picture. */
export const mostNeighbours = 30

/** What sources say of two genes: one edge for each kind of interaction. */
export const NeighbourhoodEdge = z.object({
  /** Places in `genes`; of a regulation the regulator. */
  from: z.int(),
  to: z.int(),
  /** Null if no source tells. */
  interactionType: z.enum(interactionKinds).nullable(),
  /** Both if statements differ; null unless a source states the effect of a regulation. */
  effect: z.enum(['activates', 'represses', 'both']).nullable(),
  sources: z.array(z.string()),
  statements: z.int(),
  /** Only sources say so that collected it from others. */
  isCompiled: z.boolean(),
})
export type NeighbourhoodEdge = z.infer<typeof NeighbourhoodEdge>

/** GET /api/detail/locus/neighbourhood?key= (NETWORK-015). */
export const locusNeighbourhood = defineRecordPart({
  kind: 'locus',
  name: 'neighbourhood',
  summary: 'A locus, the partners that most sources name, and the interactions among them',
  query: z.object({}),
  answer: z
    .object({
      /** The locus itself, then its partners. */
      genes: z.array(z.object({ locus: RecordRef, symbol: z.string().nullable() })),
      edges: z.array(NeighbourhoodEdge),
      /** All partners of the locus. */
      partners: z.int(),
    })
    .meta({ id: 'LocusNeighbourhood' }),
})
export type LocusNeighbourhood = z.infer<typeof locusNeighbourhood.answer>
