import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'

export type StoredLocus = { key: string; json: string; etag: string }

/** The stored text of the locus that comes first in this order of `document`. */
export async function findLocus({ pool }: Pick<Database, 'pool'>, releaseId: string, order: string): Promise<StoredLocus> {
  const { rows } = await pool.query<StoredLocus>(
    `select key::text, json, etag from ${schemaOf(releaseId)}.record_document document where kind = 'locus' order by ${order} limit 1`,
  )
  if (!rows[0]) throw new Error('The release holds no locus.')
  return rows[0]
}

/** AGAMOUS where the release holds it, else the longest document. */
export function findAgamous(db: Pick<Database, 'pool'>, releaseId: string): Promise<StoredLocus> {
  const isAgamous = `exists (select from ${schemaOf(releaseId)}.record_lookup lookup
    where lookup.kind = 'locus' and lookup."by" = 'name' and lookup.value = 'AT4G18960' and lookup.key = document.key)`
  return findLocus(db, releaseId, `${isAgamous} desc, length(json) desc`)
}
