import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { quickPace } from '@rosette/test-kit/runs/quick-pace.ts'
import { runBench } from '@rosette/test-kit/runs/run-bench.ts'
import { expect, test } from 'vitest'
import { anonymous } from '../../access/contract/access.ts'
import { runLeases } from './run-leases.ts'

const database = await testDatabase('empty')
const { db } = database
const bench = await runBench(database, fixedClock())

/** A run that a worker has just taken. */
async function takeNew(text: string): Promise<number> {
  const { token } = await bench.start({ ...anonymous, isSubscribed: true }, { text })
  const taken = { state: 'running', attempts: 1, heartbeatAt: new Date() }
  const { runId } = await db.community.updateTable('run').set(taken).where('token', '=', token).returning('runId').executeTakeFirstOrThrow()
  return runId
}

const waiting = async () => {
  const { rows } = await db.pool.query(`select from pg_locks where relation = 'community.run'::regclass and not granted`)
  return rows.length
}

test.for([
  { moment: 'asks which runs are still its own', pace: { ...quickPace, lookMs: 20, beatMs: 60_000 } },
  { moment: 'says that it is alive', pace: { ...quickPace, lookMs: 20, beatMs: 1 } },
])('[RUN-021] a run that a worker takes while it $moment is not given up', async ({ pace }) => {
  const [first, second] = [await takeNew(`first of ${pace.beatMs}`), await takeNew(`second of ${pace.beatMs}`)]
  const leases = runLeases(db, pace, () => {})
  const lock = await db.pool.connect()
  await lock.query('begin; lock table community.run in access exclusive mode')
  const held = leases.hold(first, 1)
  await expect.poll(waiting).toBe(1)
  const late = leases.hold(second, 1)
  await lock.query('commit')
  lock.release()
  // Returns when the answer was read.
  await held.release()
  expect([held.abort.signal.aborted, late.abort.signal.aborted]).toEqual([false, false])
  await db.community.updateTable('run').set({ state: 'cancelled' }).where('runId', '=', second).execute()
  await expect.poll(() => late.abort.signal.reason).toBe('gone')
  await late.release()
})
