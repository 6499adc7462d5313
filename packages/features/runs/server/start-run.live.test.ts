import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { runBench } from '@rosette/test-kit/runs/run-bench.ts'
import { sampleTool } from '@rosette/test-kit/runs/sample-tool.ts'
import { beforeEach, expect, test } from 'vitest'
import { anonymous } from '../../access/contract/access.ts'
import { contentSenderOf, keepListContent } from '../../list-contents/server/list-content-store.ts'
import { grantUnits, loadUsage } from '../../subscription/server/unit-ledger.ts'
import { cancelRun } from './cancel-run.ts'
import { loadRunStatus } from './find-run.ts'
import { loadOwnRuns } from './load-own-runs.ts'
import { ownerOf } from './run-owner.ts'
import { startRun } from './start-run.ts'

const database = await testDatabase('empty')
const { db } = database
const clock = fixedClock()
const bench = await runBench(database, clock)

beforeEach(async () => {
  await db.pool.query('delete from community.run; delete from graphile_worker._private_jobs')
})

const grant = (partyId: number, units: number) =>
  db.community
    .transaction()
    .execute((tx) => grantUnits(tx, 'command', { partyId, units, origin: 'grant', expiresOn: '2027-01-01', requestId: 'gift' }))
const unitsOf = async (partyId: number) => (await loadUsage(db.community, partyId, clock.now()))?.remaining_units
const countJobs = async () => (await db.pool.query('select from graphile_worker.jobs')).rowCount
const subscribed = { ...anonymous, isSubscribed: true }

test('[RUN-001] [SUBS-032] run, job and debit exist together, or none of them', async () => {
  const flora = await bench.newMember()
  await grant(flora.partyId, 3)
  const request = { tool: sampleTool, options: { text: 'a' }, releaseId: bench.releaseId, visitor: flora, address: '192.0.2.1' }
  const settings = { premiumTools: 'enforce', runQueue: 9, runQueuePerOwner: 9, publicUrl: 'https://rosette.example' } as const
  const failing = db.community.transaction().execute(async (tx) => {
    await startRun(tx, { ...request, mailTo: null, now: clock.now() }, settings)
    throw new Error('lost connection')
  })
  await expect(failing).rejects.toThrow('lost connection')
  expect([await bench.states(), await countJobs(), await unitsOf(flora.partyId)]).toEqual([{}, 0, 3])
  await bench.start(flora, { text: 'a' })
  expect([await bench.states(), await countJobs(), await unitsOf(flora.partyId)]).toEqual([{ waiting: 1 }, 1, 2])
})

test('[RUN-002] the address of a run has 128 random bits, and a wrong one finds nothing', async () => {
  const tokens: string[] = []
  for (const text of ['a', 'b', 'c']) tokens.push((await bench.start(subscribed, { text })).token)
  expect(new Set(tokens).size).toBe(3)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16)
  const caller = ownerOf(subscribed, '192.0.2.1')
  const [token = ''] = tokens
  expect(await loadRunStatus(db.community, [sampleTool], { token, caller, now: clock.now() })).toMatchObject({ place: 1, isOwn: true })
  const wrong = loadRunStatus(db.community, [sampleTool], { token: 'A'.repeat(22), caller, now: clock.now() })
  await expect(wrong).rejects.toMatchObject({ code: 'not_found' })
})

test('[GUARD-012] subscribers run freely, a basic account spends a unit, others are sent to the login or told that they have none', async () => {
  await expect(bench.start(anonymous, { text: 'a' })).rejects.toMatchObject({ code: 'login_required', details: { redirectUri: '/login' } })
  await bench.start(subscribed, { text: 'a' })
  const [basic, subscriber] = [await bench.newMember(), await bench.newMember({ isSubscribed: true })]
  await expect(bench.start(basic, { text: 'a' })).rejects.toMatchObject({ code: 'units_exhausted', details: { redirectUri: '/no-units' } })
  await grant(basic.partyId, 1)
  await grant(subscriber.partyId, 1)
  await bench.start(basic, { text: 'a' })
  await bench.start(subscriber, { text: 'a' })
  expect([await unitsOf(basic.partyId), await unitsOf(subscriber.partyId)]).toEqual([0, 1])
  expect(await bench.states()).toEqual({ waiting: 3 })
})

test('[GUARD-012] PREMIUM_TOOLS=mark lets everybody run, and takes no unit', async () => {
  const basic = await bench.newMember()
  await grant(basic.partyId, 1)
  for (const visitor of [anonymous, basic]) await bench.start(visitor, { text: 'a' }, { settings: { premiumTools: 'mark' } })
  expect([await bench.states(), await unitsOf(basic.partyId)]).toEqual([{ waiting: 2 }, 1])
})

test('[SUBS-032] of 100 runs started at once with 30 units exactly 30 begin, and each has its job', async () => {
  const flora = await bench.newMember()
  await grant(flora.partyId, 30)
  const answers = await Promise.allSettled(Array.from({ length: 100 }, (_, nth) => bench.start(flora, { text: `run ${nth}` })))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(70)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'units_exhausted' })
  expect([await bench.states(), await countJobs(), await unitsOf(flora.partyId)]).toEqual([{ waiting: 30 }, 30, 0])
})

test('[RUN-003] a run of a better standing is before those that came earlier, and each sees the place that follows', async () => {
  const flora = await bench.newMember()
  await grant(flora.partyId, 2)
  const earlier = [await bench.start(flora, { text: 'f0' }), await bench.start(flora, { text: 'f1' })]
  const subscriber = await bench.newMember({ isSubscribed: true })
  const later = [await bench.start(subscriber, { text: 's0' }), await bench.start(subscriber, { text: 's1' })]
  const placeOf = async ({ token }: { token: string }) =>
    (await loadRunStatus(db.community, [sampleTool], { token, caller: ownerOf(flora, ''), now: clock.now() })).place
  expect(await Promise.all([...later, ...earlier].map(placeOf))).toEqual([1, 2, 3, 4])
})

test('[RUN-003] [RUN-009] owners take turns however many runs one has, and each sees the place in the queue', async () => {
  const [greedy, other] = [await bench.newMember({ isSubscribed: true }), await bench.newMember({ isSubscribed: true })]
  const started: string[] = []
  for (let nth = 0; nth < 6; nth++) started.push((await bench.start(greedy, { text: `g${nth}` })).token)
  const first = await bench.start(other, { text: 'o0' })
  const second = await bench.start(other, { text: 'o1' })
  const visitor = await bench.start(subscribed, { text: 'v0' })
  const { rows } = await db.pool.query<{ text: string }>(
    `select options->>'text' as text from community.run join community.run_query using (query_hash) order by turn, run_id`,
  )
  expect(rows.map(({ text }) => text)).toEqual(['g0', 'o0', 'v0', 'g1', 'o1', 'g2', 'g3', 'g4', 'g5'])
  const placeOf = async (token: string) =>
    (await loadRunStatus(db.community, [sampleTool], { token, caller: ownerOf(other, ''), now: clock.now() })).place
  expect(await Promise.all([started[0] ?? '', first.token, visitor.token, second.token, started[5] ?? ''].map(placeOf))).toEqual([
    1, 2, 3, 5, 9,
  ])
})

test('[RUN-010] a full queue is refused in words, for one owner and for all, and no unit is taken', async () => {
  const [flora, other] = [await bench.newMember({ isSubscribed: true }), await bench.newMember()]
  await grant(other.partyId, 9)
  const settings = { runQueue: 4, runQueuePerOwner: 3 }
  const problem = { code: 'too_many_requests', status: 429, details: { retryAfter: 60 } }
  await bench.start(other, { text: 'a' }, { settings })
  await expect(bench.start(other, { text: 'b' }, { settings })).rejects.toMatchObject({
    ...problem,
    message: /You already have 1 runs? waiting/,
  })
  for (const text of ['a', 'b', 'c']) await bench.start(flora, { text }, { settings })
  await expect(bench.start(flora, { text: 'd' }, { settings })).rejects.toMatchObject({ ...problem, message: /You already have 3 runs/ })
  const late = bench.start(subscribed, { text: 'a' }, { settings })
  await expect(late).rejects.toMatchObject({ ...problem, message: /4 runs of Sample tool are already waiting/ })
  expect(await unitsOf(other.partyId)).toBe(8)
})

test('[RUN-004] only its owner cancels a run, and one that had not begun gives its unit back, once', async () => {
  const [flora, other] = [await bench.newMember(), await bench.newMember({ isCurator: true })]
  await grant(flora.partyId, 2)
  const { token } = await bench.start(flora, { text: 'a' })
  const cancelAs = (visitor: typeof flora) => cancelRun(db.community, { token, caller: ownerOf(visitor, ''), now: clock.now() })
  await expect(cancelAs(other)).rejects.toMatchObject({ code: 'access_denied' })
  expect(await unitsOf(flora.partyId)).toBe(1)
  await Promise.all([cancelAs(flora), cancelAs(flora)])
  expect([(await bench.stateOf(token)).state, await unitsOf(flora.partyId)]).toEqual(['cancelled', 2])
})

test('[SECURE-051] a run about a list that only others may read is not started, even where its result is stored', async () => {
  const [flora, other] = [await bench.newMember(), await bench.newMember()]
  const list = { kind: 'locus', items: ['AT4G18960'] } as const
  const content = await keepListContent(db.community, list, contentSenderOf(flora, '192.0.2.1'), clock.now())
  const tool = { ...sampleTool, contents: () => [content] }
  const settings = { premiumTools: 'mark', runQueue: 9, runQueuePerOwner: 9, publicUrl: 'https://rosette.example' } as const
  const start = (visitor: typeof flora) => {
    const request = { tool, options: { text: 'a' }, releaseId: bench.releaseId, visitor, address: '192.0.2.1', mailTo: null }
    return db.community.transaction().execute((tx) => startRun(tx, { ...request, now: clock.now() }, settings))
  }
  await start(flora)
  await expect(start(other)).rejects.toMatchObject({ code: 'not_found' })
  expect(await bench.states()).toEqual({ waiting: 1 })
})

test('a text that PostgreSQL cannot store is refused', async () => {
  await expect(bench.start(subscribed, { text: 'a\u0000b' })).rejects.toMatchObject({ code: 'invalid_request' })
})

test('[RUN-019] a member has a list of their own runs, the newest first, and of nobody else', async () => {
  const [flora, other] = [await bench.newMember({ isSubscribed: true }), await bench.newMember({ isSubscribed: true })]
  const first = await bench.start(flora, { text: 'first' })
  const second = await bench.start(flora, { text: 'second' })
  await bench.start(other, { text: 'theirs' })
  await bench.start(subscribed, { text: 'of the network' })
  await cancelRun(db.community, { token: first.token, caller: ownerOf(flora, '192.0.2.1'), now: clock.now() })
  const listOf = ({ communityId }: { communityId: number }, now = clock.now()) =>
    loadOwnRuns(db.community, [sampleTool], { communityId, now })
  const { runs, total } = await listOf(flora)
  expect(total).toBe(2)
  expect(runs.map(({ token, question, state, title }) => [token, question, state, title])).toEqual([
    [second.token, 'Writes second', 'waiting', 'Sample tool'],
    [first.token, 'Writes first', 'cancelled', 'Sample tool'],
  ])
  expect((await listOf(other)).runs.map(({ question }) => question)).toEqual(['Writes theirs'])
  expect((await listOf(flora, new Date(clock.now().getTime() + 31 * 86_400_000))).total).toBe(0)
})
