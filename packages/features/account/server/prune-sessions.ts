import type { CommunityDb } from '@rosette/database/community-db.ts'
import { pruneAttempts } from './throttle.ts'

const keptLinksMs = 30 * 24 * 3_600_000

/** What has ended of itself goes: sessions, mailed links, visits to ORCID, counted tries. */
export async function pruneSessions(db: CommunityDb, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<', now).execute()
  // Kept for a while longer: an account that nobody confirmed is told by its link.
  await db
    .deleteFrom('mailedLink')
    .where('expiresAt', '<', new Date(now.getTime() - keptLinksMs))
    .execute()
  await db.deleteFrom('orcidAttempt').where('expiresAt', '<', now).execute()
  await pruneAttempts(db, now)
}
