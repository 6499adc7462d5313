import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { runBench } from '@rosette/test-kit/runs/run-bench.ts'
import { sampleTool } from '@rosette/test-kit/runs/sample-tool.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anonymous } from '../../access/contract/access.ts'
import { grantUnits, loadUsage } from '../../subscription/server/unit-ledger.ts'
import { cancelRun } from './cancel-run.ts'
import { findRun, loadRunStatus } from './find-run.ts'
import { usualPace } from './run-leases.ts'
import { ownerOf } from './run-owner.ts'
import { pruneRuns } from './run-tasks.ts'
import { readRunFile, readRunSlice } from './store-files.ts'

const database = await testDatabase('empty')
const { db, url } = database
const clock = fixedClock()
const bench = await runBench(database, clock)
const subscribed = { ...anonymous, isSubscribed: true }
const owner = ownerOf(subscribed, '192.0.2.1')

beforeEach(async () => {
  await db.pool.query('delete from community.run; delete from community.run_result; delete from graphile_worker._private_jobs')
})
afterEach(bench.stopAll)

const statusOf = (token: string) => loadRunStatus(db.community, [sampleTool], { token, caller: owner, now: clock.now() })
const ended = (token: string) => expect.poll(async () => (await bench.stateOf(token)).state, { timeout: 20_000 })
const mails = async () => {
  const { rows } = await db.pool.query<{ mail: unknown }>(
    `select j.payload->'payload' as mail from graphile_worker._private_jobs j join graphile_worker.jobs using (id) where task_identifier = 'send-mail'`,
  )
  return rows.map(({ mail }) => mail)
}
const unitsOf = async (partyId: number) => (await loadUsage(db.community, partyId, clock.now()))?.remaining_units
const grant = (partyId: number, units: number) =>
  db.community
    .transaction()
    .execute((tx) => grantUnits(tx, 'command', { partyId, units, origin: 'grant', expiresOn: '2027-01-01', requestId: 'gift' }))

/** Programs that a test's runs have started, by how long they sleep. */
async function sleeping(seconds: number): Promise<string[]> {
  const { stdout } = await promisify(execFile)('pgrep', ['-f', `^sleep ${seconds}$`]).catch(() => ({ stdout: '' }))
  return stdout.split('\n').filter((pid) => pid !== '')
}

async function startProcess() {
  const script = fileURLToPath(new URL('../../../test-kit/src/runs/take-runs.ts', import.meta.url))
  const child = spawn(process.execPath, [script, url, await mkdtemp(join(tmpdir(), 'rosette-runs-'))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('[RUN-005] a result is kept in pieces, read whole or in part, and goes after 30 days', async () => {
  await bench.work()
  const text = 'ACGT'.repeat(200_000)
  const { token } = await bench.start(subscribed, { text })
  await ended(token).toBe('done')
  expect(await statusOf(token)).toMatchObject({
    summary: { files: [{ name: 'result.txt', bytes: 800_000 }], counts: { letters: 800_000 } },
  })
  const resultId = (await bench.stateOf(token)).resultId ?? 0
  const parts: Buffer[] = []
  for await (const part of readRunFile(db.community, resultId, 'result.txt')) parts.push(part)
  expect(Buffer.concat(parts).toString()).toBe(text)
  expect((await readRunSlice(db.community, resultId, { name: 'result.txt', from: 5, to: 9 })).toString()).toBe('CGTA')
  expect(await readdir(bench.runDir)).toEqual([])
  const after = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
  // Also before the nightly task has removed it.
  const isRead = async (days: number) => (await findRun(db.community, token, after(days))) !== null
  expect([await isRead(29), await isRead(30), await isRead(31)]).toEqual([true, false, false])
  expect([await pruneRuns(db.community, after(29)), await pruneRuns(db.community, after(32))]).toEqual([0, 1])
  const { rows } = await db.pool.query(
    'select (select count(*) from community.run_result) + (select count(*) from community.run_file_part) as left',
  )
  expect(rows).toEqual([{ left: 0 }])
})

test('[RUN-013] [SECURE-036] [SECURE-050] the same run again has the stored result at once, costs nothing and is not mailed', async () => {
  const worker = await bench.work()
  const first = await bench.start(subscribed, { text: 'a' })
  await ended(first.token).toBe('done')
  await worker.stop()
  const flora = await bench.newMember()
  await grant(flora.partyId, 1)
  const again = await bench.start(flora, { text: 'a' }, { mailTo: 'flora@example.org' })
  expect(again).toMatchObject({ state: 'done', token: expect.not.stringContaining(first.token) })
  expect(await statusOf(again.token)).toMatchObject({ isFromStore: false, isOwn: false, summary: { counts: { letters: 1 } } })
  const caller = { communityId: flora.communityId, networkHash: null }
  const own = await loadRunStatus(db.community, [sampleTool], { token: again.token, caller, now: clock.now() })
  expect(own).toMatchObject({ isFromStore: true, isOwn: true })
  expect([await unitsOf(flora.partyId), await mails()]).toEqual([1, []])
  expect(await bench.start(flora, { text: 'b' })).toMatchObject({ state: 'waiting' })
  // What the first one left stays as long as the second one needs it.
  await pruneRuns(db.community, new Date(clock.now().getTime() + 29 * 86_400_000))
  expect(await statusOf(again.token)).toMatchObject({ state: 'done' })
})

test('[RUN-006] anyone who asked for it gets a mail with the address, done or not, and the mailbox is forgotten', async () => {
  await bench.work()
  const done = await bench.start(subscribed, { text: 'a' }, { mailTo: 'flora@example.org' })
  const failed = await bench.start(subscribed, { text: 'b', ends: 'with their fault' }, { mailTo: 'flora@example.org' })
  await ended(done.token).toBe('done')
  await ended(failed.token).toBe('failed')
  expect(await mails()).toEqual([
    expect.objectContaining({
      subject: 'Sample tool: your result',
      text: expect.stringContaining(`https://rosette.example/runs/${done.token}`),
    }),
    expect.objectContaining({ subject: 'Sample tool: no result', text: expect.stringContaining(failed.token) }),
  ])
  expect([(await bench.stateOf(done.token)).mailTo, (await bench.stateOf(failed.token)).mailTo]).toEqual([null, null])
})

test('[RUN-011] [SUBS-032] an error of ours is tried twice and gives the unit back once; a wrong request is tried once and paid', async () => {
  await bench.work()
  const [flora, other] = [await bench.newMember(), await bench.newMember()]
  for (const { partyId } of [flora, other]) await grant(partyId, 5)
  const [ours, theirs, well] = [
    await bench.start(flora, { text: 'a', ends: 'with our fault' }),
    await bench.start(other, { text: 'b', ends: 'with their fault' }),
    await bench.start(other, { text: 'c' }),
  ]
  await ended(ours.token).toBe('failed')
  await ended(theirs.token).toBe('failed')
  await ended(well.token).toBe('done')
  expect(await bench.stateOf(ours.token)).toMatchObject({ attempts: 2, fault: expect.stringContaining('on our side') })
  expect(await bench.stateOf(theirs.token)).toMatchObject({ attempts: 1, fault: 'The text makes no sense.' })
  expect([await unitsOf(flora.partyId), await unitsOf(other.partyId)]).toEqual([5, 3])
})

test('[RUN-004] [RUN-018] cancelling ends the program within a second, also in another process', async () => {
  const child = await startProcess()
  try {
    const { token } = await bench.start(subscribed, { text: 'a', seconds: 4711 })
    await expect.poll(() => sleeping(4711), { timeout: 10_000 }).toHaveLength(1)
    await expect.poll(async () => (await statusOf(token)).progress, { timeout: 5000 }).toEqual({ share: 0.5, text: 'Half of it' })
    const from = performance.now()
    await cancelRun(db.community, { token, caller: owner, now: clock.now() })
    await expect.poll(() => sleeping(4711), { timeout: 3000, interval: 20 }).toEqual([])
    expect(performance.now() - from).toBeLessThan(1000)
    expect((await bench.stateOf(token)).state).toBe('cancelled')
    const next = await bench.start(subscribed, { text: 'b' })
    await ended(next.token).toBe('done')
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

test('[RUN-012] a worker that is killed takes its program with it, and the run is taken up once more, not twice', async () => {
  const flora = await bench.newMember()
  await grant(flora.partyId, 1)
  const { token } = await bench.start(flora, { text: 'a', seconds: 4712 })
  const other = await bench.start(subscribed, { text: 'b', seconds: 0.2 })
  const killOnce = async () => {
    const child = await startProcess()
    await expect.poll(() => sleeping(4712), { timeout: 15_000 }).toHaveLength(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await expect.poll(() => sleeping(4712), { timeout: 2000 }).toEqual([])
  }
  await killOnce()
  expect(await bench.stateOf(token)).toMatchObject({ state: 'running', attempts: 1 })
  await killOnce()
  expect(await bench.stateOf(token)).toMatchObject({ state: 'running', attempts: 2 })
  await bench.work()
  await ended(token).toBe('failed')
  await ended(other.token).toBe('done')
  expect(await sleeping(4712)).toEqual([])
  expect(await unitsOf(flora.partyId)).toBe(1)
})

test('[RUN-012] a worker that says nothing is missed within 20 seconds', () => {
  // Anyone who sweeps does so three times while a worker may be silent.
  expect(usualPace.staleMs + usualPace.staleMs / 3).toBeLessThanOrEqual(20_000)
  // A beat or two may be late.
  expect(usualPace.beatMs * 4).toBeLessThan(usualPace.staleMs)
})

test('[RUN-017] a worker that is stopped gives its run back at once, and that is not counted as an attempt', async () => {
  const first = await bench.work()
  const { token } = await bench.start(subscribed, { text: 'a', seconds: 4713 })
  await expect.poll(() => sleeping(4713), { timeout: 10_000 }).toHaveLength(1)
  await first.stop()
  expect([await sleeping(4713), await bench.stateOf(token)]).toEqual([[], expect.objectContaining({ state: 'waiting', attempts: 0 })])
  await bench.work()
  await expect.poll(() => sleeping(4713), { timeout: 10_000 }).toHaveLength(1)
  expect(await bench.stateOf(token)).toMatchObject({ state: 'running', attempts: 1 })
})

test('[RUN-015] of 200 runs started at once by four owners none is lost or done twice, and owners take turns', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => bench.newMember({ isSubscribed: true })))
  await Promise.all(
    Array.from({ length: 200 }, (_, nth) => bench.start(people[nth % 4 === 0 ? 1 + (nth % 3) : 0] ?? subscribed, { text: `run ${nth}` })),
  )
  await Promise.all([bench.work(2), bench.work(2)])
  await expect.poll(bench.states, { timeout: 60_000 }).toEqual({ done: 200 })
  const { rows } = await db.pool.query<{ owner: number; attempts: number }>(
    'select community_id as owner, attempts from community.run order by started_at',
  )
  expect(rows.every(({ attempts }) => attempts === 1)).toBe(true)
  const { rows: results } = await db.pool.query('select from community.run_result')
  expect(results).toHaveLength(200)
  // Three have about 17 runs each, the first 150: while all have some, that one gets every fourth place, give or take the workers' race.
  const greedy = rows.slice(0, 48).filter(({ owner }) => owner === people[0]?.communityId)
  expect(greedy.length).toBeGreaterThan(8)
  expect(greedy.length).toBeLessThan(17)
})
