import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { sql } from 'kysely'
import { noteAudit } from '../../access/server/note-audit.ts'
import { pruneAttempts } from '../../access/server/throttle.ts'
import { noteMemberChange } from '../../community/server/index-community-task.ts'
import { pruneSessions } from '../../sessions/server/session-store.ts'
import { linkLifeMs } from './mailed-link-store.ts'

/**
 * Accounts that were registered with an address nobody confirmed while the link worked go, with the person's record: the name and the
 * address are free again. Returns how many went.
 */
export async function pruneAccounts(db: Database, now: Date): Promise<number> {
  return db.community.transaction().execute(async (tx) => {
    const communityIds = await findAbandoned(tx, new Date(now.getTime() - linkLifeMs.confirm_email))
    if (communityIds.length === 0) return 0
    await noteMemberChange(tx, communityIds)
    for (const table of ['postalAddress', 'phone', 'website', 'party'] as const)
      await tx.deleteFrom(table).where('communityId', 'in', communityIds).execute()
    await tx.deleteFrom('person').where('communityId', 'in', communityIds).execute()
    for (const communityId of communityIds) await noteAudit(tx, 'command', { action: 'account.prune', subject: `person:${communityId}` })
    return communityIds.length
  })
}

/**
 * Only who was mailed a link when he registered could have followed it. Whoever has done anything since, as changing his address,
 * keeps his account: that would stand in the audit.
 */
async function findAbandoned(tx: CommunityTransaction, before: Date): Promise<number[]> {
  const { rows } = await sql<{ communityId: number }>`
    select community_id from community.account
    where email_confirmed_at is null and created_at < ${before} and not is_demo and not is_curator
      and exists (select from community.mailed_link where mailed_link.community_id = account.community_id and purpose = 'confirm_email'
        and mailed_link.created_at < account.created_at + interval '1 day')
      and not exists (select from community.orcid_link where orcid_link.community_id = account.community_id)
      and not exists (select from community.session where session.community_id = account.community_id)
      and (select count(*) from community.audit where subject = 'person:' || account.community_id) <= 1
    for update`.execute(tx)
  return rows.map(({ communityId }) => communityId)
}

const keptLinksMs = 30 * 24 * 3_600_000

/** Deletes what has expired: sessions, mailed links, visits to ORCID, counted attempts. */
export async function pruneExpired(db: CommunityDb, now: Date): Promise<void> {
  await pruneSessions(db, now)
  // Kept for longer: an abandoned account is recognised by its link.
  await db
    .deleteFrom('mailedLink')
    .where('expiresAt', '<', new Date(now.getTime() - keptLinksMs))
    .execute()
  await db.deleteFrom('orcidAttempt').where('expiresAt', '<', now).execute()
  await pruneAttempts(db, now)
}
