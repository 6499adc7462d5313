import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { refundUnit } from '../../subscription/server/unit-ledger.ts'
import { unknownRun } from './find-run.ts'
import { isSameOwner, type RunOwner } from './run-owner.ts'
import { unitRequestOf } from './unit-request-of.ts'

/**
 * Cancels a run for its owner. A worker that runs it sees that within a quarter of a second and ends the program. The unit comes back if
 * nothing had begun.
 */
export async function cancelRun(db: CommunityDb, { token, caller, now }: { token: string; caller: RunOwner; now: Date }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const run = await tx
      .selectFrom('run')
      .select(['runId', 'state', 'attempts', 'communityId', 'networkHash', 'partyId'])
      .where('token', '=', token)
      .where('keptUntil', '>', now)
      .forUpdate()
      .executeTakeFirst()
    if (!run) throw unknownRun()
    if (!isSameOwner(run, caller)) throw new Problem('access_denied', 'Only the person who started a run can cancel it.')
    if (run.state === 'cancelled') return
    if (run.state !== 'waiting' && run.state !== 'running') throw new Problem('conflict', 'This run has already ended.')
    await tx.updateTable('run').set({ state: 'cancelled', finishedAt: now, mailTo: null }).where('runId', '=', run.runId).execute()
    if (run.attempts === 0 && run.partyId !== null) await refundUnit(tx, run.partyId, unitRequestOf(token))
  })
}
