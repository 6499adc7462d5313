import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { runBench } from '@rosette/test-kit/runs/run-bench.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anonymous } from '../../../access/contract/access.ts'
import { addBytes, storerOf } from '../../../access/server/stored-bytes.ts'
import { grantUnits, loadUsage } from '../../../subscription/server/unit-ledger.ts'
import { findRun } from '../find-run.ts'
import { pruneRuns } from '../run-tasks.ts'

const database = await testDatabase('empty')
const { db } = database
const clock = fixedClock()
const bench = await runBench(database, clock)
const subscribed = { ...anonymous, isSubscribed: true }
const storer = storerOf(subscribed, '192.0.2.1')
const long = 'ACGT'.repeat(25_000)

beforeEach(async () => {
  await db.pool.query(`delete from community.run; delete from community.run_result; delete from community.stored_bytes;
    delete from graphile_worker._private_jobs`)
})
afterEach(bench.stopAll)

const ended = (token: string) => expect.poll(async () => (await bench.stateOf(token)).state, { timeout: 20_000 })
const countQueries = async () => (await db.pool.query('select from community.run_query')).rowCount
const bytesOf = async ({ hash } = storer) => {
  const row = await db.community.selectFrom('storedBytes').select('bytes').where('storerHash', '=', hash).executeTakeFirst()
  return row?.bytes ?? 0
}

test('[SECURE-044] the options of a run are stored and counted once, however often they are run, and go with their last run', async () => {
  await bench.work()
  const first = await bench.start(subscribed, { text: long })
  const afterFirst = await bytesOf()
  expect(afterFirst).toBeGreaterThan(long.length)
  await ended(first.token).toBe('done')
  const afterResult = await bytesOf()
  expect(afterResult).toBeGreaterThan(afterFirst)
  for (let nth = 0; nth < 5; nth++) await bench.start(subscribed, { text: long })
  const other = await bench.start(subscribed, { text: long }, { address: '192.0.2.9' })
  expect([await countQueries(), (await bench.states()).done]).toEqual([1, 7])
  expect((await bytesOf()) - afterResult).toBeLessThan(5000)
  expect(await findRun(db.community, other.token, clock.now())).toMatchObject({ options: { text: long } })
  await pruneRuns(db.community, new Date(clock.now().getTime() + 32 * 86_400_000))
  expect(await countQueries()).toBe(0)
})

test('[SECURE-044] who has stored too much today starts no run; one that waits ends with the reason, and its unit comes back', async () => {
  const flora = await bench.newMember()
  await db.community
    .transaction()
    .execute((tx) =>
      grantUnits(tx, 'command', { partyId: flora.partyId, units: 2, origin: 'grant', expiresOn: '2027-01-01', requestId: 'gift' }),
    )
  const waiting = await bench.start(flora, { text: 'a' })
  await addBytes(db.community, storerOf(flora, '').hash, 100 * 1024 * 1024, clock.now())
  const refused = { code: 'too_many_requests', message: expect.stringContaining('your account may take up 100 MB a day') }
  await expect(bench.start(flora, { text: 'b' })).rejects.toMatchObject(refused)
  await bench.work()
  await ended(waiting.token).toBe('failed')
  expect(await bench.stateOf(waiting.token)).toMatchObject({ fault: refused.message, resultId: null })
  expect((await loadUsage(db.community, flora.partyId, clock.now()))?.remaining_units).toBe(2)
})
