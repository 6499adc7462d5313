import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'

/** Whom an id of the audit stands for: a person, a visitor's network, or both. */
export type AuditSubject = { communityId: number | null; network: string | null }

/**
 * The random id under which the audit knows someone today. Two calls at the same moment may each make one, which does no harm: nobody
 * has to wait for another's transaction, and one person has many ids anyway.
 */
export async function findSubjectId(tx: CommunityTransaction, { communityId, network }: AuditSubject): Promise<string> {
  const known = await tx
    .selectFrom('auditSubject')
    .select('subjectId')
    .where('communityId', communityId === null ? 'is' : '=', communityId)
    .where('network', network === null ? 'is' : '=', network)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst()
  if (known) return known.subjectId
  const made = await tx.insertInto('auditSubject').values({ communityId, network }).returning('subjectId').executeTakeFirstOrThrow()
  return made.subjectId
}

/** From now on nobody can tell which rows of the audit are about these people. */
export async function forgetSubjects(tx: CommunityTransaction, communityIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('auditSubject').where('communityId', 'in', communityIds).execute()
}

/** Abandoned accounts are recognised by the audit, long before it forgets them. */
const keptMs = 90 * 24 * 3_600_000

/** Forgets whom ids stand for that were made more than 90 days ago. */
export async function pruneSubjects(db: CommunityDb, now: Date): Promise<void> {
  await db
    .deleteFrom('auditSubject')
    .where('createdAt', '<', new Date(now.getTime() - keptMs))
    .execute()
}
