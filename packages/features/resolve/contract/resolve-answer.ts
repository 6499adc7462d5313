import { identifierTypes } from '@rosette/contract-kit/kind/identifier-types.ts'
import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

/** The possible results for a line of a list; every line has exactly one. */
export const resolveBuckets = ['matched', 'alias', 'converted', 'ambiguous', 'obsolete', 'duplicate', 'unknown'] as const

export type ResolveBucket = (typeof resolveBuckets)[number]

const by = z.enum(identifierTypes)
const input = z.string()

export const ResolveCandidate = RecordRef.extend({ by }).meta({ id: 'ResolveCandidate' })
export type ResolveCandidate = z.infer<typeof ResolveCandidate>

/** One line of the list, spelled as given. */
export const ResolvedLine = z
  .discriminatedUnion('bucket', [
    // By its own name or accession; by another name; by the name of something else that leads to it (gene model → locus).
    z.object({ input, bucket: z.enum(['matched', 'alias', 'converted']), by, record: RecordRef }),
    z.object({ input, bucket: z.literal('ambiguous'), candidates: z.array(ResolveCandidate) }),
    // The record is null if nothing is left of it; successors are empty if none is known.
    z.object({ input, bucket: z.literal('obsolete'), record: RecordRef.nullable(), successors: z.array(RecordRef) }),
    z.object({ input, bucket: z.literal('duplicate'), ofLine: z.int().describe('The earlier line with the same id, counted from 1') }),
    z.object({ input, bucket: z.literal('unknown') }),
  ])
  .meta({ id: 'ResolvedLine' })
export type ResolvedLine = z.infer<typeof ResolvedLine>

export const ResolveAnswer = z
  .object({
    lines: z.array(ResolvedLine).describe('One for each id, in the order given'),
    counts: z.record(z.enum(resolveBuckets), z.int()),
    recordCount: z.int().describe('Different records among the matched, alias and converted lines'),
  })
  .meta({ id: 'ResolveAnswer' })
export type ResolveAnswer = z.infer<typeof ResolveAnswer>
