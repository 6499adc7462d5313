import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { kindNames } from '@rosette/kinds/registry/contract.ts'
import { z } from 'zod'
import { resolveBuckets } from './resolve-call.ts'

/** The maximum number of ids in one call. */
export const maxRecords = 1000

/** POST records: what one call for each id would answer. */
export const RecordsRequest = z
  .object({
    kind: z.enum(kindNames).describe('People and organizations are read one by one.'),
    ids: z
      .array(
        z
          .string()
          .max(200)
          .regex(/[^\s\p{Cc}\u200B]/u, 'must not be blank'),
      )
      .min(1)
      .max(maxRecords)
      .describe(`Up to ${formatNumber(maxRecords)} names or accessions in any case, or keys written as key:12345.`),
  })
  .meta({ id: 'RecordsRequest' })
export type RecordsRequest = z.infer<typeof RecordsRequest>

/** One id of the request, spelled as given. */
export const RecordRow = z
  .object({
    input: z.string(),
    bucket: z.enum(resolveBuckets).describe('What the id leads to, in the words of POST resolve.'),
    key: z.int().nullable().describe('Of the record; null if the id leads to none, or to several.'),
    ofLine: z.int().nullable().describe('Of a duplicate: the earlier row with the same id, counted from 1, which has the record.'),
    candidates: z.array(RecordRef).describe('Of an ambiguous id, what it may mean; of an obsolete one, its successors.'),
    record: z.record(z.string(), z.unknown()).nullable().describe('As GET detail/{kind} answers it.'),
  })
  .meta({ id: 'RecordRow' })
export type RecordRow = z.infer<typeof RecordRow>

export const RecordsAnswer = z
  .object({ releaseId: z.string(), rows: z.array(RecordRow).describe('One for each id, in the order given.') })
  .meta({ id: 'RecordsAnswer' })
