import type { CommunityDb } from './community-db.ts'

const keptMs = 24 * 60 * 60 * 1000

/** An answer is kept for a day: nobody repeats a call later than that. Returns how many went. */
export async function pruneIdempotencyKeys(db: CommunityDb, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', new Date(now.getTime() - keptMs))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
