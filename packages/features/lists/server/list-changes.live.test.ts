import { publishRelease, rollbackRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { editRelease, makeRelease } from '@rosette/test-kit/live/second-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { beforeAll, expect, test } from 'vitest'
import { ContentPage, StoredContent } from '../../list-contents/contract/list-content.ts'
import { ListChanges, RecordList } from '../../list-contents/contract/record-list.ts'
import { resolveListsTask } from './list-tasks.ts'
import { resolveLists } from './resolve-lists.ts'

const database = await testDatabase()
const { db, releaseId: first, shapeHash } = database
const { community, pool } = db
const { app, log, releases } = await testApp(database, { hasSessions: true, clock: fixedClock() })
const anonymous = callerWith(app, {})
const second = 'second'

/** One of each; AT4G18960 stays, AT1G99910 was merged long before. */
const items = ['AT4G18960', 'AT2G90110', 'AT3G90110', 'AT4G90110', 'AT5G90140', 'AT5G90110', 'AT1G99940', 'AT1G99910']
const leftover = ['DEMONEXT1', 'NOBODY']
const expected = [
  { item: 'AT2G90110', change: 'merged', successors: ['AT2G90120'] },
  { item: 'AT5G90140', change: 'replaced', successors: ['AT5G90145'] },
  { item: 'AT3G90110', change: 'split', successors: ['AT3G90120', 'AT3G90130'] },
  { item: 'AT4G90110', change: 'obsolete', successors: [] },
  { item: 'AT5G90110', change: 'gone', successors: [] },
  { item: 'AT1G99940', change: 'back', successors: [] },
  { item: 'DEMONEXT1', change: 'matched', successors: ['AT2G90120'] },
]

async function publish(releaseId: string): Promise<void> {
  await publishRelease(db, releaseId, shapeHash, { tasks: [resolveListsTask] })
  await expect.poll(() => releases.current()).toBe(releaseId)
}

async function rollBack(): Promise<void> {
  await rollbackRelease(db, shapeHash)
  await expect.poll(() => releases.current()).toBe(first)
}

async function keep(...of: readonly string[]): Promise<string> {
  return StoredContent.parse((await anonymous.post('/api/list-contents', { kind: 'locus', items: of })).body).id
}

async function make(owner: Somebody, changes: object = {}): Promise<RecordList> {
  const list = { name: 'Flowering time', contentId: await keep(...items), leftover, origin: { by: 'pasted' }, ...changes }
  const { status, body } = await owner.post('/api/record-lists', list)
  expect(status, JSON.stringify(body)).toBe(200)
  return RecordList.parse(body)
}

type Reader = Pick<Somebody, 'get'>

async function changesOf(reader: Reader, listId: string, query = '') {
  const { releaseId, changes, counts } = ListChanges.parse((await reader.get(`/api/record-lists/${listId}/changes${query}`)).body)
  const named = changes.map((change) => ({ ...change, successors: change.successors.map(({ label }) => label) }))
  return { releaseId, counts, changes: named }
}

async function openOf(reader: Reader, listId: string): Promise<number> {
  return RecordList.parse((await reader.get(`/api/record-lists/${listId}`)).body).openChanges
}

async function decide(who: Pick<Somebody, 'cookies'>, listId: string, version: number | null, body: object) {
  const headers = { 'content-type': 'application/json', ...(version !== null && { 'if-match': `"${version}"` }) }
  const url = `/api/record-lists/${listId}/decide`
  const answer = await app.inject({ method: 'POST', url, cookies: who.cookies, headers, payload: JSON.stringify(body) })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

async function itemsOf(contentId: string): Promise<string[]> {
  return ContentPage.parse((await owner.get(`/api/list-contents/${contentId}`)).body).items.map(({ item }) => item)
}

let owner: Somebody
let other: Somebody
let list: RecordList

beforeAll(async () => {
  await makeRelease(db, second, first)
  await editRelease(db)
  ;[owner, other] = [await makeSomebody(database, app, 'basic'), await makeSomebody(database, app, 'curator')]
  list = await make(owner)
})

const undecided = expected.map((change) => ({ ...change, decision: null }))

test('[LIST-033] publishing adds one job in its transaction, and the job finds what happened to every item: one of each', async () => {
  await publish(second)
  const { rows } = await pool.query(`
    select job.xmin = published.xmin as "isSame" from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    cross join community.published_release as published where task.identifier = 'resolve-lists'`)
  expect(rows).toEqual([{ isSame: true }])
  expect((await changesOf(owner, list.listId)).changes).toEqual([])
  expect(await resolveLists(db)).toBe(1)
  const { releaseId, changes, counts } = await changesOf(owner, list.listId)
  expect(releaseId).toBe(second)
  expect(changes.filter(({ change }) => change !== 'matched')).toEqual(undecided.slice(0, -1))
  expect(counts).toEqual(expected.map(({ change }) => ({ change, count: 1, open: 1 })))
})

test('[LIST-034] an input that was left over and now names one record is reported as matched; another stays', async () => {
  const { changes } = await changesOf(owner, list.listId)
  expect(changes.filter(({ change }) => change === 'matched')).toEqual(undecided.slice(-1))
})

test('[LIST-040] the owner reads the number of open changes with the list and among all; a visitor of a shared list does not', async () => {
  const shared = RecordList.parse((await patch(owner, list.listId, { isShared: true })).body)
  expect(shared.openChanges).toBe(7)
  expect((await owner.get('/api/record-lists')).body).toMatchObject({ lists: [{ openChanges: 7 }] })
  const openAmong = async (reader: Reader) => (await changesOf(reader, list.listId)).counts.map(({ open }) => open)
  expect(await openAmong(owner)).toEqual(expected.map(() => 1))
  for (const visitor of [anonymous, other]) {
    expect(await openOf(visitor, list.listId)).toBe(0)
    // What they left over is the owner's.
    expect(await openAmong(visitor)).toEqual(expected.slice(0, -1).map(() => 0))
  }
})

async function patch(who: Somebody, listId: string, body: object, version = 1) {
  const headers = { 'content-type': 'application/json', 'if-match': `"${version}"` }
  const url = `/api/record-lists/${listId}`
  const answer = await app.inject({ method: 'PATCH', url, cookies: who.cookies, headers, payload: JSON.stringify(body) })
  return { status: answer.statusCode, body: answer.json() }
}

test('[LIST-029] ids of lists are 128 random bits; versions and changes follow the access of the list, and leftovers are the owner’s', async () => {
  expect(list.listId).toMatch(/^[A-Za-z0-9_-]{22}$/)
  const paths = ['versions', 'changes', 'leftover'].map((path) => `/api/record-lists/${list.listId}/${path}`)
  const statuses = async (reader: Reader) => Promise.all(paths.map(async (path) => (await reader.get(path)).status))
  for (const visitor of [anonymous, other]) expect(await statuses(visitor)).toEqual([200, 200, 404])
  await patch(owner, list.listId, { isShared: false })
  for (const visitor of [anonymous, other]) expect(await statuses(visitor)).toEqual([404, 404, 404])
  expect(await statuses(owner)).toEqual([200, 200, 200])
})

test('[LIST-038] only the owner decides, and only with the current version and release', async () => {
  const wish = { releaseId: second, others: { merged: 'taken' } }
  // Neither do they learn from the version that it is there.
  for (const version of [1, 2]) expect((await decide(other, list.listId, version, wish)).status).toBe(404)
  expect((await decide({ cookies: {} }, list.listId, 1, wish)).status).toBe(401)
  expect((await decide(owner, list.listId, 2, wish)).body).toMatchObject({ code: 'conflict' })
  expect((await decide(owner, list.listId, null, wish)).status).toBe(400)
  expect((await decide(owner, list.listId, 1, { ...wish, releaseId: first })).status).toBe(409)
  expect((await decide(owner, list.listId, 1, { releaseId: second })).status).toBe(400)
  const wrong = (decision: object) => decide(owner, list.listId, 1, { releaseId: second, decisions: [decision] })
  expect((await wrong({ item: 'AT4G18960', decision: 'kept' })).body).toMatchObject({
    message: expect.stringMatching(/did not change/),
  })
  expect((await wrong({ item: 'AT4G90110', decision: 'taken' })).body).toMatchObject({ message: expect.stringMatching(/no successor/) })
  const stranger = { item: 'AT3G90110', decision: 'taken', successors: ['AT4G18960'] }
  expect((await wrong(stranger)).body).toMatchObject({ message: expect.stringMatching(/not a successor/) })
  expect(await openOf(owner, list.listId)).toBe(7)
})

test('[LIST-037] taken puts successors in the place of an item, kept leaves it, left out removes it; the old version stays', async () => {
  const decisions = [
    { item: 'AT3G90110', decision: 'taken', successors: ['AT3G90130'] },
    { item: 'AT4G90110', decision: 'kept' },
    { item: 'AT5G90110', decision: 'left_out' },
  ]
  const others = { merged: 'taken', replaced: 'taken', back: 'kept', matched: 'taken' }
  const { status, body, headers } = await decide(owner, list.listId, 1, { releaseId: second, decisions, others })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', etag: '"2"' })
  const decided = RecordList.parse(body)
  expect(decided).toMatchObject({ version: 2, openChanges: 0, leftoverCount: 1, origin: { by: 'changes', releaseId: second } })
  expect(await itemsOf(decided.contentId)).toEqual('AT4G18960 AT2G90120 AT3G90130 AT4G90110 AT5G90145 AT1G99940 AT1G99910'.split(' '))
  const before = RecordList.parse((await owner.get(`/api/record-lists/${list.listId}?v=1`)).body)
  expect(await itemsOf(before.contentId)).toEqual(items)
  const made = (await changesOf(owner, list.listId)).changes.map(({ decision }) => decision)
  expect(made).toEqual(['taken', 'taken', 'taken', 'kept', 'left_out', 'kept', 'taken'])
  await patch(owner, list.listId, { isShared: true }, 2)
  // Items that only the version before has are not shared.
  const shown = (await changesOf(anonymous, list.listId)).changes
  expect(shown.map(({ item, decision }) => [item, decision])).toEqual([
    ['AT4G90110', null],
    ['AT1G99940', null],
  ])
})

test('a decision that would leave nothing is refused, and one that changes no item makes no version', async () => {
  await rollBack()
  const { listId } = await make(owner, { contentId: await keep('AT4G90110') })
  await publish(second)
  await resolveLists(db)
  expect((await decide(owner, listId, 1, { releaseId: second, others: { obsolete: 'left_out' } })).status).toBe(422)
  const { body } = await decide(owner, listId, 1, { releaseId: second, others: { obsolete: 'kept' } })
  expect(RecordList.parse(body)).toMatchObject({ version: 1, openChanges: 1 })
})

test('[LIST-036] rolling back and publishing again gives the same changes, and decisions stay', async () => {
  const untouched = await changesOf(owner, list.listId)
  await rollBack()
  expect(await resolveLists(db)).toBe(0)
  expect(await openOf(owner, list.listId)).toBe(0)
  const late = await make(owner)
  await publish(second)
  expect(await resolveLists(db)).toBe(1)
  expect(await changesOf(owner, list.listId)).toEqual(untouched)
  expect((await changesOf(owner, late.listId)).changes).toEqual(undecided)
  // A list that was changed while the release was rolled back is looked at again, and what was decided about it stays.
  await decide(owner, late.listId, 1, { releaseId: second, others: { merged: 'kept' } })
  await rollBack()
  await patch(owner, late.listId, { content: { contentId: await keep('AT2G90110', 'AT4G90110'), origin: { by: 'chosen' } } })
  expect((await changesOf(owner, late.listId, `?release=${second}`)).changes).toHaveLength(2)
  await publish(second)
  expect(await resolveLists(db)).toBe(1)
  expect((await changesOf(owner, late.listId)).changes.map(({ change, decision }) => [change, decision])).toEqual([
    ['merged', 'kept'],
    ['obsolete', null],
  ])
})

test('[LIST-035] changes are written once for lists that share a content, and a job that fails half way is taken up without doing a list twice', async () => {
  await rollBack()
  const [one, two] = [await make(owner), await make(other)]
  const third = await make(owner, { contentId: await keep('AT4G18960', 'AT4G90110'), leftover: [] })
  await publish(second)
  const fails = one.contentId < third.contentId ? third.listId : one.listId
  await pool.query(`
    create function community.fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger killed before insert on community.record_list_change for each row when (new.list_id = '${fails}')
    execute function community.fail()`)
  await expect(resolveLists(db, { itemsAtOnce: 1 })).rejects.toThrow('killed')
  const doneSoFar = await countDone()
  expect(doneSoFar).toBeGreaterThan(0)
  expect(doneSoFar).toBeLessThan(3)
  await pool.query('drop function community.fail cascade')
  // Another worker may take it up at the same time.
  const [here, there] = await Promise.all([resolveLists(db, { itemsAtOnce: 1 }), resolveLists(db)])
  expect(here + there).toBe(3 - doneSoFar)
  for (const [reader, { listId }] of [
    [owner, one],
    [other, two],
  ] as const)
    expect((await changesOf(reader, listId)).changes).toEqual(undecided)
  expect((await changesOf(owner, third.listId)).changes).toMatchObject([{ item: 'AT4G90110', change: 'obsolete' }])
  expect(await resolveLists(db)).toBe(0)

  async function countDone(): Promise<number> {
    const ids = [one, two, third].map(({ listId }) => listId)
    const rows = await community
      .selectFrom('recordList')
      .select('listId')
      .where('listId', 'in', ids)
      .where('resolvedReleaseId', '=', second)
      .execute()
    return rows.length
  }
})

test('[LIST-035] a list that the release did not change is done as well, and not looked at again', async () => {
  await rollBack()
  await make(owner, { contentId: await keep('AT4G18960'), leftover: [] })
  await publish(second)
  expect(await resolveLists(db)).toBe(1)
  expect(await resolveLists(db)).toBe(0)
})

test('[LIST-035] what was left open is reported again by the next release, what was decided is not', async () => {
  await rollBack()
  const { listId } = await make(owner)
  await publish(second)
  await resolveLists(db)
  await decide(owner, listId, 1, { releaseId: second, others: { replaced: 'kept', obsolete: 'kept', gone: 'kept' } })
  await makeRelease(db, 'third', second)
  await publish('third')
  await resolveLists(db)
  expect((await changesOf(owner, listId)).changes.map(({ change }) => change)).toEqual(['merged', 'split', 'matched'])
  expect(await openOf(owner, listId)).toBe(3)
  await rollbackRelease(db, shapeHash)
  await expect.poll(() => releases.current()).toBe(second)
})

test('[LIST-004] the database refuses to alter a content, and a release does not', async () => {
  const ids = await community.selectFrom('listContent').select(['id', 'naturalKeys']).execute()
  for (const change of [{ kind: 'gene' }, { naturalKeys: ['AT4G18960'], itemCount: 1 }, { id: 'x'.repeat(22) }]) {
    await expect(community.updateTable('listContent').set(change).execute()).rejects.toThrow('never changes')
  }
  await makeRelease(db, 'fourth', second)
  await publish('fourth')
  await resolveLists(db)
  expect(await community.selectFrom('listContent').select(['id', 'naturalKeys']).execute()).toEqual(ids)
  expect(await itemsOf(list.contentId)).toEqual(items)
})

test('[LIST-016] nothing of a list or its changes is in the log', async () => {
  const { currentVersion } = RecordList.parse((await owner.get(`/api/record-lists/${list.listId}`)).body)
  const decisions = [{ item: 'AT4G18960', decision: 'kept' }]
  expect((await decide(owner, list.listId, currentVersion, { releaseId: releases.current(), decisions })).status).toBe(400)
  await changesOf(owner, list.listId)
  const text = JSON.stringify(log)
  expect(text).toContain(`/api/record-lists/${list.listId}/decide`)
  for (const secret of [...items, ...leftover, 'Flowering time']) expect(text.includes(secret), secret).toBe(false)
})
