import { Problem } from '@rosette/contract-kit/problem.ts'
import { type CommunityDb, type CommunityTransaction, uniqueRuleOf } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { noteMemberChange } from '../../community/server/index-tasks.ts'

/** How long a new address may wait for its confirmation, and how long the old one can undo the change. */
export const changeLifeMs = 7 * 24 * 3_600_000

/** The same wherever somebody is told, so that nobody learns why an address is taken. */
export const addressTaken = 'An account with this email address already exists. Log in, or request a new password.'

/** The address that waits for its confirmation, or null. */
export async function findPendingEmail(db: CommunityDb, communityId: number, now: Date): Promise<string | null> {
  const pending = await db
    .selectFrom('addressChange')
    .select('newEmail')
    .where('communityId', '=', communityId)
    .where('confirmedAt', 'is', null)
    .where('closedAt', 'is', null)
    .where('askedAt', '>', new Date(now.getTime() - changeLifeMs))
    .orderBy('changeId', 'desc')
    .executeTakeFirst()
  return pending?.newEmail ?? null
}

/** Ends an account's changes from this one on: their links no longer work. */
export async function closeChanges(tx: CommunityTransaction, { communityId, from }: { communityId: number; from: number }, now: Date) {
  const closed = await tx
    .updateTable('addressChange')
    .set((eb) => ({ closedAt: eb.fn.coalesce('closedAt', eb.val(now)) }))
    .where('communityId', '=', communityId)
    .where('changeId', '>=', from)
    .returning('changeId')
    .execute()
  const changeIds = closed.map(({ changeId }) => changeId)
  if (changeIds.length === 0) return
  await tx.updateTable('mailedLink').set({ usedAt: now }).where('changeId', 'in', changeIds).where('usedAt', 'is', null).execute()
}

/** Gives an account an address whose mailbox its owner, or the operator, vouches for. */
export async function setAddress(
  tx: CommunityTransaction,
  { communityId, email }: { communityId: number; email: string },
  now: Date,
): Promise<void> {
  await expectNotStored(tx, { communityId, email }, now)
  await tx
    .updateTable('account')
    .set({ email, emailConfirmedAt: now })
    .where('communityId', '=', communityId)
    .execute()
    .catch((error: unknown) => {
      throw uniqueRuleOf(error) === 'account_email' ? new Problem('conflict', addressTaken, { cause: error }) : error
    })
  await tx.updateTable('person').set({ email }).where('communityId', '=', communityId).execute()
  await noteMemberChange(tx, [communityId])
}

/** While a change can be undone, nobody else gets the old address: anyone who took an account over could otherwise prevent it. */
export async function expectNotStored(
  tx: CommunityTransaction,
  { communityId, email }: { communityId: number | null; email: string },
  now: Date,
): Promise<void> {
  const stored = await tx
    .selectFrom('addressChange')
    .select('changeId')
    .where(sql<boolean>`lower(old_email) = lower(${email})`)
    .where('confirmedAt', '>', new Date(now.getTime() - changeLifeMs))
    .where('closedAt', 'is', null)
    .$if(communityId !== null, (query) => query.where('communityId', '!=', communityId))
    .executeTakeFirst()
  if (stored) throw new Problem('conflict', addressTaken)
}
