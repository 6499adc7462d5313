import { createHash } from 'node:crypto'
import type { RecordSource } from './records/record-source.ts'
import { schemaOf } from './release-schema.ts'

export type RecordDocument = { json: string; etag: string }

/**
 * The stored text of a record, ready to be sent. The hot path of the site: a named statement is
 * parsed and planned once per connection and release.
 */
export async function findRecordDocument(
  records: RecordSource,
  releaseId: string,
  kind: string,
  key: number,
): Promise<RecordDocument | null> {
  const schema = schemaOf(releaseId)
  const rows = await records.read<RecordDocument>(releaseId, {
    name: `record_document:${releaseId}`,
    text: `select json, etag from ${schema}.record_document where kind = $1 and key = $2`,
    values: [kind, key],
  })
  return rows[0] ?? null
}

/** Name or accession → key. */
export async function findRecordKey(
  records: RecordSource,
  releaseId: string,
  kind: string,
  by: string,
  value: string,
): Promise<number | null> {
  const schema = schemaOf(releaseId)
  const rows = await records.read<{ key: number }>(releaseId, {
    name: `record_lookup:${releaseId}`,
    text: `select key from ${schema}.record_lookup where kind = $1 and "by" = $2 and value = $3`,
    values: [kind, by, value],
  })
  return rows[0]?.key ?? null
}

/** The tag of a record's text: the same text has the same tag, whenever it was made. */
export function recordEtag(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 16)
}
