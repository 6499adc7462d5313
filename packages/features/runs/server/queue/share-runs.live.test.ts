import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { runBench } from '@rosette/test-kit/runs/run-bench.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anonymous } from '../../../access/contract/access.ts'
import { grantUnits, loadUsage } from '../../../subscription/server/unit-ledger.ts'

const database = await testDatabase('empty')
const { db } = database
const clock = fixedClock()
const bench = await runBench(database, clock)
const subscribed = { ...anonymous, isSubscribed: true }

beforeEach(async () => {
  await db.pool.query('delete from community.run; delete from community.run_result; delete from graphile_worker._private_jobs')
})
afterEach(bench.stopAll)

const stateOf = async (token: string) => (await bench.stateOf(token)).state
const ended = (token: string) => expect.poll(() => stateOf(token), { timeout: 20_000 })
const count = async (table: string) => (await db.pool.query(`select from ${table}`)).rowCount
const mailed = async () => {
  const { rows } = await db.pool.query<{ to: string }>(
    `select j.payload->'payload'->>'to' as to from graphile_worker._private_jobs j join graphile_worker.jobs using (id)
      where task_identifier = 'send-mail' order by 1`,
  )
  return rows.map(({ to }) => to)
}

test('[SECURE-043] nobody has a second slot while others wait, and everybody may have all that are free', async () => {
  const [greedy, other] = [await bench.newMember({ isSubscribed: true }), await bench.newMember({ isSubscribed: true })]
  const [long, longer] = [
    await bench.start(greedy, { text: 'g1', seconds: 1 }),
    // Its turn is before that of the other owner.
    await bench.start(greedy, { text: 'g2', seconds: 1 }),
  ]
  await db.pool.query('update community.run set turn = 0')
  const late = await bench.start(other, { text: 'o1', seconds: 1 })
  await bench.work(2)
  await expect.poll(bench.states, { timeout: 10_000, interval: 50 }).toEqual({ running: 2, waiting: 1 })
  expect(await Promise.all([long, longer, late].map(({ token }) => stateOf(token)))).toEqual(['running', 'waiting', 'running'])
  for (const { token } of [long, longer, late]) await ended(token).toBe('done')
  const alone = await Promise.all(['a1', 'a2'].map((text) => bench.start(greedy, { text, seconds: 1 })))
  await expect.poll(async () => (await bench.states()).running, { timeout: 10_000, interval: 50 }).toBe(2)
  for (const { token } of alone) await ended(token).toBe('done')
})

test('[SECURE-043] the same request again is the run that has not ended, and an address is added to it', async () => {
  const flora = await bench.newMember({ isSubscribed: true })
  const first = await bench.start(flora, { text: 'a', seconds: 1 })
  expect(await bench.start(flora, { text: 'a', seconds: 1 })).toEqual(first)
  await bench.work()
  await ended(first.token).toBe('running')
  const again = await bench.start(flora, { text: 'a', seconds: 1 }, { mailTo: 'flora@example.org' })
  expect(again).toMatchObject({ token: first.token, state: 'running' })
  await ended(first.token).toBe('done')
  expect([await count('community.run'), await count('community.run_result'), await mailed()]).toEqual([1, 1, ['flora@example.org']])
})

test('[SECURE-043] runs of several owners that are the same are computed once: each has the result, and a unit comes back', async () => {
  const people = [await bench.newMember(), await bench.newMember(), await bench.newMember()] as const
  const [flora, other, another] = people
  for (const { partyId } of people)
    await db.community
      .transaction()
      .execute((tx) => grantUnits(tx, 'command', { partyId, units: 1, origin: 'grant', expiresOn: '2027-01-01', requestId: 'gift' }))
  const first = await bench.start(flora, { text: 'a', seconds: 0.5 }, { mailTo: 'flora@example.org' })
  const second = await bench.start(other, { text: 'a', seconds: 0.5 }, { mailTo: 'other@example.org' })
  const third = await bench.start(another, { text: 'a', seconds: 0.5 })
  expect(new Set([first.token, second.token, third.token]).size).toBe(3)
  await bench.work(3)
  for (const { token } of [first, second, third]) await ended(token).toBe('done')
  const runs = await Promise.all([first, second, third].map(({ token }) => bench.stateOf(token)))
  expect(new Set(runs.map(({ resultId }) => resultId)).size).toBe(1)
  expect(runs.map(({ attempts }) => attempts)).toEqual([1, 0, 0])
  expect(await mailed()).toEqual(['flora@example.org', 'other@example.org'])
  const units = await Promise.all(people.map(({ partyId }) => loadUsage(db.community, partyId, clock.now())))
  expect(units.map((usage) => usage?.remaining_units)).toEqual([0, 1, 1])
})

test('[SECURE-043] a run that waits for the same of somebody else goes on if that one is cancelled', async () => {
  const flora = await bench.newMember({ isSubscribed: true })
  await bench.work(2)
  const first = await bench.start(flora, { text: 'a', seconds: 4716 })
  await ended(first.token).toBe('running')
  const second = await bench.start(subscribed, { text: 'a' })
  await db.pool.query(`update community.run set state = 'cancelled' where token = $1`, [first.token])
  await ended(second.token).toBe('done')
})
