import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { identifierTypes, RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { kindNames } from '@rosette/kinds/registry/contract.ts'
import { z } from 'zod'

/** The maximum number of IDs in one list. */
export const maxIdentifiers = 100_000

/** The largest accepted body: the maximum number of IDs with 20 characters each. */
export const maxResolveBytes = 2 * 1024 * 1024

export const ResolveRequest = z
  .object({
    ids: z
      .union([z.string(), z.array(z.string())])
      .describe(
        `Up to ${formatNumber(maxIdentifiers)} ids in any case: a text, split at line breaks, tabs, commas, semicolons and spaces, or a list, taken as it is.`,
      ),
    kind: z
      .enum(kindNames)
      .optional()
      .describe(
        'The kind of record the ids are to lead to. Left out: an id that leads to a locus means the locus, any other the records of all kinds that it names.',
      ),
  })
  .meta({ id: 'ResolveRequest' })
export type ResolveRequest = z.infer<typeof ResolveRequest>

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

/** The one record that a line means: what it names, or the only successor of what is obsolete. */
export function recordOfLine(line: ResolvedLine): RecordRef | null {
  if ('by' in line) return line.record
  const [successor, ...further] = line.bucket === 'obsolete' ? line.successors : []
  return successor && further.length === 0 ? successor : null
}

export const ResolveAnswer = z
  .object({
    lines: z.array(ResolvedLine).describe('One for each id, in the order given'),
    counts: z.record(z.enum(resolveBuckets), z.int()),
    recordCount: z.int().describe('Different records among the matched, alias and converted lines'),
  })
  .meta({ id: 'ResolveAnswer' })
export type ResolveAnswer = z.infer<typeof ResolveAnswer>
