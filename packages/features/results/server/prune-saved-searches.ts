import type { CommunityDb } from '@rosette/database/community-db.ts'

const keptMs = 365 * 24 * 60 * 60 * 1000

/** Deletes searches that were not used for a year. Returns how many. */
export async function pruneSavedSearches(db: CommunityDb, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('savedSearch')
    .where('lastUsedAt', '<', new Date(now.getTime() - keptMs))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
