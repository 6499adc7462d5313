import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { mailChangeTask } from './change-links.ts'

type RequestedChange = { communityId: number; oldEmail: string; newEmail: string }

/**
 * Asks for a new address (SECURE-004). It counts when somebody follows the link that is mailed to it; until then everything goes on
 * with the old one, which is reported and can undo the change. Whether another account has the new address is not looked at: the answer
 * would tell who has an account.
 */
export async function requestChange(
  tx: CommunityTransaction,
  { communityId, oldEmail, newEmail }: RequestedChange,
  now: Date,
): Promise<void> {
  await closePending(tx, communityId, now)
  const { changeId } = await tx
    .insertInto('addressChange')
    .values({ communityId, oldEmail, newEmail, askedAt: now })
    .returning('changeId')
    .executeTakeFirstOrThrow()
  for (const purpose of ['confirm_change', 'undo_change'] as const) await addJob(tx, mailChangeTask, { purpose, changeId })
}

/** An address that waits is forgotten; what took effect can still be undone. */
export async function closePending(tx: CommunityTransaction, communityId: number, now: Date): Promise<void> {
  await tx
    .updateTable('addressChange')
    .set({ closedAt: now })
    .where('communityId', '=', communityId)
    .where('confirmedAt', 'is', null)
    .where('closedAt', 'is', null)
    .execute()
}
