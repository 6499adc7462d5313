import { setTimeout as sleep } from 'node:timers/promises'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { runBench } from '@rosette/test-kit/runs/run-bench.ts'
import { otherTool, sampleTool } from '@rosette/test-kit/runs/sample-tool.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anonymous, type Visitor } from '../../../access/contract/access.ts'
import { standings } from '../../../access/server/standing.ts'
import { takeRun } from './take-run.ts'

const database = await testDatabase('empty')
const { db } = database
const bench = await runBench(database, fixedClock())
const settings = { premiumTools: 'mark', runQueue: 40, runQueuePerOwner: 16 } as const

beforeEach(async () => {
  await db.pool.query('delete from community.run; delete from community.run_result; delete from graphile_worker._private_jobs')
})
afterEach(bench.stopAll)

let started = 0

/** Starts runs of a tool, each from another network or account, until one is refused; says how many were accepted. */
async function fill(visitorOf: () => Promise<Visitor> | Visitor, tool = sampleTool, seconds = 0): Promise<number> {
  for (let accepted = 0; ; accepted++) {
    const more = { tool, address: `192.0.2.${started % 250}`, settings }
    try {
      await bench.start(await visitorOf(), { text: `run ${started++}`, seconds }, more)
    } catch (error) {
      expect(error).toMatchObject({ code: 'too_many_requests', details: { retryAfter: 60 } })
      return accepted
    }
  }
}

test('[SECURE-042] [RUN-010] each tool has a queue with places that are reserved for members and for subscribers', async () => {
  expect([await fill(() => anonymous), await fill(() => anonymous, otherTool)]).toEqual([10, 10])
  expect(await fill(() => bench.newMember())).toBe(10)
  expect(await fill(() => bench.newMember({ isSubscribed: true }))).toBe(20)
  expect(await fill(() => bench.newMember(), otherTool)).toBe(10)
})

test('[SECURE-042] of all places of one owner a network without an account has a quarter, and a member half', async () => {
  const [member, subscriber] = [await bench.newMember(), await bench.newMember({ isSubscribed: true })]
  const fillAs = async (visitor: Visitor) => {
    for (let nth = 0; ; nth++) {
      const running = bench.start(visitor, { text: `own ${nth}` }, { settings })
      if (!(await running.then(() => true).catch(() => false))) return nth
    }
  }
  expect([await fillAs(anonymous), await fillAs(member), await fillAs(subscriber)]).toEqual([4, 8, 16])
})

test('[SECURE-060] however many subscribers wait, members and visitors have a turn after every four of them', async () => {
  const who = { subscriber: () => bench.newMember({ isSubscribed: true }), member: () => bench.newMember(), anonymous: () => anonymous }
  for (const [standing, count] of [
    ['anonymous', 3],
    ['member', 2],
    ['subscriber', 12],
  ] as const)
    for (let nth = 0; nth < count; nth++)
      await bench.start(await who[standing](), { text: `${standing} ${nth}` }, { settings, address: `192.0.2.${nth}` })
  const begun: string[] = []
  for (let run = await takeRun(db, [sampleTool.name]); run !== null; run = await takeRun(db, [sampleTool.name])) {
    begun.push(standings[run.standing]?.slice(0, 1) ?? '')
    // Only one slot.
    await db.pool.query(`update community.run set state = 'cancelled' where run_id = $1`, [run.runId])
  }
  expect(begun.join('')).toBe('ssssmassssmassssa')
})

test('[SECURE-042] while visitors flood every tool, a subscriber is never refused and begins when a running run ends', async () => {
  const subscriber = await bench.newMember({ isSubscribed: true })
  const longest = 1.5
  await bench.work(2)
  const flood = async () => (await fill(() => anonymous, sampleTool, longest)) + (await fill(() => anonymous, otherTool, longest))
  await flood()
  const waits: number[] = []
  for (let nth = 0; nth < 5; nth++) {
    const from = performance.now()
    const { token } = await bench.start(subscriber, { text: `subscriber ${nth}` }, { tool: nth % 2 ? otherTool : sampleTool, settings })
    while ((await bench.stateOf(token)).startedAt === null) await sleep(20)
    waits.push(performance.now() - from)
    await flood()
  }
  expect(Math.max(...waits)).toBeLessThan(longest * 1000 + 2000)
  expect((await bench.states()).waiting).toBeGreaterThan(15)
})
