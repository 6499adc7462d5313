import type { CommunityDb } from '@rosette/database/community-db.ts'

/** When a release was published; null if it is not the published one of any shape. */
export async function findPublishedAt(db: CommunityDb, releaseId: string): Promise<Date | null> {
  const row = await db.selectFrom('publishedRelease').select('publishedAt').where('releaseId', '=', releaseId).executeTakeFirst()
  return row?.publishedAt ?? null
}
