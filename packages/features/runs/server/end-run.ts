import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { addBytes, rowBytes } from '../../access/server/stored-bytes.ts'
import { refundUnit } from '../../subscription/server/unit-ledger.ts'
import type { RunSummary } from '../contract/run-status.ts'
import { mailEnd } from './mail-end.ts'
import { lockQueue } from './queue/expect-place.ts'
import { storeFiles } from './store-files.ts'
import { takeRunTask } from './take-run-task.ts'
import { unitRequestOf } from './unit-request-of.ts'

/** A run whose worker died, or that failed through an error of ours, is taken up once more. */
export const maxAttempts = 2

/** A run that a worker has begun. The number of the attempt makes sure that only its present worker ends it. */
export type TakenRun = LeftRun & {
  options: unknown
  releaseId: string
  /** Account that started it; null if none did. */
  communityId: number | null
  /** Under which name its result is counted; null for runs that were started before results were counted. */
  storerHash: Buffer | null
  /** Number of its owner's standing. */
  standing: number
}

/** What ending a run without a result needs to know of it. */
export type LeftRun = { runId: number; token: string; tool: string; fingerprint: Buffer; partyId: number | null; attempts: number }

export type EndDependencies = { db: Database; publicUrl: string; titleOf(tool: string): string; now: Date }

/** Keeps a result and ends its run, together. Does nothing if the run is no longer ours. */
export async function finishRun(
  dependencies: EndDependencies,
  run: TakenRun,
  { summary, dir }: { summary: RunSummary; dir: string },
): Promise<void> {
  const { db, now } = dependencies
  await db.community
    .transaction()
    .execute(async (tx) => {
      const { resultId } = await tx
        .insertInto('runResult')
        .values({ tool: run.tool, fingerprint: run.fingerprint, summary: JSON.stringify(summary), madeAt: now })
        .returning('resultId')
        .executeTakeFirstOrThrow()
      const bytes = rowBytes + (await storeFiles(tx, { resultId, dir, files: summary.files }))
      await lockQueue(tx)
      const facts = { state: 'done', resultId, finishedAt: now, mailTo: null }
      const left = await leave(tx, run, facts)
      if (left === null) throw new NotOurs()
      await mailOwner(tx, dependencies, { ...run, ...left }, true)
      await endSame(tx, dependencies, run, facts)
      if (run.storerHash !== null) await addBytes(tx, run.storerHash, bytes, now)
    })
    .catch(unlessNotOurs)
}

/** Ends a run without a result. What failed through an error of ours costs nothing. */
export async function failRun(
  dependencies: EndDependencies,
  run: LeftRun,
  { error, isOurs }: { error: string; isOurs: boolean },
): Promise<void> {
  await dependencies.db.community.transaction().execute(async (tx) => {
    await lockQueue(tx)
    const facts = { state: 'failed', fault: error, finishedAt: dependencies.now, mailTo: null }
    const left = await leave(tx, run, facts)
    if (left === null) return
    if (isOurs && run.partyId !== null) await refundUnit(tx, run.partyId, unitRequestOf(run.token))
    await mailOwner(tx, dependencies, { ...run, ...left }, false)
    if (!isOurs) await endSame(tx, dependencies, run, facts)
  })
}

/** Lets another worker take a run, at the place it had. */
export async function putBack(db: Database, run: LeftRun, { attempts }: { attempts: number }): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    const facts = { state: 'waiting', attempts, heartbeatAt: null, progressShare: null, progressText: null }
    if (await leave(tx, run, facts)) await addJob(tx, takeRunTask, {})
  })
}

class NotOurs extends Error {}

/** Cancelled or taken up by another worker meanwhile: what was done is undone. */
function unlessNotOurs(error: unknown): void {
  if (!(error instanceof NotOurs)) throw error
}

/** Changes a run that is still ours, and says who is to be mailed; null if it is not. Its owner may have given an address meanwhile. */
async function leave(tx: CommunityTransaction, { runId, attempts }: LeftRun, facts: object): Promise<{ mailTo: string | null } | null> {
  const ours = await tx
    .selectFrom('run')
    .select('mailTo')
    .where('runId', '=', runId)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
  if (!ours) return null
  await tx.updateTable('run').set(facts).where('runId', '=', runId).execute()
  return ours
}

/** Ends the waiting runs of others that are the same: nothing is computed for them, so their units come back. */
async function endSame(
  tx: CommunityTransaction,
  dependencies: EndDependencies,
  { tool, fingerprint }: LeftRun,
  facts: { state: string },
): Promise<void> {
  const same = await tx
    .selectFrom('run')
    .select(['runId', 'token', 'tool', 'partyId', 'mailTo'])
    .where('state', '=', 'waiting')
    .where('tool', '=', tool)
    .where('fingerprint', '=', fingerprint)
    .forUpdate()
    .execute()
  for (const run of same) {
    await tx.updateTable('run').set(facts).where('runId', '=', run.runId).execute()
    if (run.partyId !== null) await refundUnit(tx, run.partyId, unitRequestOf(run.token))
    await mailOwner(tx, dependencies, run, facts.state === 'done')
  }
}

type MailedRun = Pick<LeftRun, 'token' | 'tool'> & { mailTo: string | null }

async function mailOwner(
  tx: CommunityTransaction,
  { publicUrl, titleOf }: EndDependencies,
  run: MailedRun,
  isDone: boolean,
): Promise<void> {
  if (run.mailTo !== null) await mailEnd(tx, { token: run.token, mailTo: run.mailTo, title: titleOf(run.tool), isDone }, publicUrl)
}
