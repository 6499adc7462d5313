import type { Database } from '@rosette/database/open-database.ts'
import { sql } from 'kysely'
import type { Publication } from './publish-release.ts'

/** Goes back to the release that was published before; doing it twice goes forth again. */
export async function rollbackRelease(db: Database, shapeHash: string): Promise<Publication> {
  const row = await db.community
    .updateTable('publishedRelease')
    .set((eb) => ({ releaseId: eb.ref('previousReleaseId').$notNull(), previousReleaseId: eb.ref('releaseId'), publishedAt: sql`now()` }))
    .where('shapeHash', '=', shapeHash)
    .where('previousReleaseId', 'is not', null)
    .returning(['releaseId', 'previousReleaseId'])
    .executeTakeFirst()
  if (!row) throw new Error('There is no earlier release to go back to.')
  return { ...row, hasChanged: true }
}
