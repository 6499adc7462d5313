import { schemaOf } from '../release-schema.ts'
import type { RecordSource } from './record-source.ts'

/** The stored texts of several records of a kind, by their keys; those that are not there are left out. */
export async function findRecordDocuments(
  records: RecordSource,
  releaseId: string,
  kind: string,
  keys: readonly number[],
): Promise<Map<number, string>> {
  if (keys.length === 0) return new Map()
  const schema = schemaOf(releaseId)
  const rows = await records.read<{ key: number; json: string }>(releaseId, {
    name: `record_documents:${releaseId}`,
    text: `select key, json from ${schema}.record_document where kind = $1 and key = any($2)`,
    values: [kind, keys],
  })
  return new Map(rows.map(({ key, json }) => [key, json]))
}
