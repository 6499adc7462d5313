import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'

/** What keeps a published release from being served, for the log; null if nothing does. */
export async function findReleaseError(db: Database, releaseId: string): Promise<string | null> {
  const { rows } = await db.pool.query<{ state: string; isSameShape: boolean; hasTables: boolean }>(
    `select release.state, published.shape_hash = release.shape_hash as "isSameShape", to_regclass($2) is not null as "hasTables"
    from community.release join community.published_release as published on published.release_id = release.id where release.id = $1`,
    [releaseId, `${schemaOf(releaseId)}.record_document`],
  )
  const [row] = rows
  if (!row) return `${releaseId} is not published any more`
  if (!row.hasTables) return `the schema of ${releaseId} is missing`
  if (row.state !== 'built') return `${releaseId} is ${row.state}`
  return row.isSameShape ? null : `${releaseId} has another shape than it is published for`
}
