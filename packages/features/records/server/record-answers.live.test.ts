import { setTimeout as sleep } from 'node:timers/promises'
import { accessCachedMs, mayKeepAccess } from '@rosette/database/cached-access.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { publishRelease, rollbackRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { beforeEach, expect, test, vi } from 'vitest'

const database = await testDatabase()
const { db, releaseId, shapeHash } = database
const options = { hasSessions: true, env: { ACCESS_MODE: 'spec' } }
// Two processes: what one of them changes, the other must not have kept.
const [here, there] = [await testApp(database, options), await testApp(database, options)]
const key = await keyOfAgamous()
const locus = `/api/detail/locus?key=${key}`

let reader: Somebody
let elsewhere: ReturnType<typeof callerWith>

beforeEach(async () => {
  reader = await makeSomebody(database, here.app, 'subscriber')
  elsewhere = callerWith(there.app, reader.cookies)
})

async function keyOfAgamous(): Promise<number> {
  const { rows } = await db.pool.query(
    `select key from ${schemaOf(releaseId)}.record_lookup where kind = 'locus' and "by" = 'name' and value = 'AT4G18960'`,
  )
  return rows[0].key
}

/** Both processes have answered the reader, so that both keep the record. */
async function readTwice(): Promise<void> {
  for (const { get } of [reader, elsewhere, reader, elsewhere]) expect((await get(locus)).status).toBe(200)
}

test('[PAINT-015] anyone who logs out is refused by the next request, in every process, also for a record kept in memory', async () => {
  await readTwice()
  expect((await reader.get('/api/auth/logout')).status).toBe(200)
  expect((await elsewhere.get(locus)).status).toBe(403)
  expect((await reader.get(locus)).status).toBe(403)
})

const ends = [
  ['a subscription that was ended', () => db.community.deleteFrom('subscription').where('partyId', '=', reader.partyId).execute()],
  [
    'a subscription that ends earlier',
    () => db.community.updateTable('subscription').set({ endsOn: '2026-10-31' }).where('partyId', '=', reader.partyId).execute(),
  ],
  ['an account that was deleted', () => db.community.deleteFrom('account').where('communityId', '=', reader.communityId).execute()],
] as const

test.each(ends)('[PAINT-015] %s opens no record from the next request on', async (_title, end) => {
  await readTwice()
  const { etag } = (await elsewhere.get(locus)).headers
  await end()
  for (const { get } of [elsewhere, reader]) {
    expect((await get(locus)).status).toBe(403)
    expect((await get(locus, { 'if-none-match': String(etag) })).status).toBe(403)
  }
})

test('[PAINT-015] cookies of two sessions together are those of nobody, and a record that one of them opened stays closed', async () => {
  const other = await makeSomebody(database, here.app, 'subscriber')
  await readTwice()
  // The fourth cookie only tells whether the browser is known.
  const names = Object.keys(reader.cookies).filter((name) => name !== '__Host-rosette_device')
  expect(names).toHaveLength(3)
  for (const name of names) {
    const mixed = callerWith(here.app, { ...reader.cookies, [name]: String(other.cookies[name]) })
    expect([name, (await mixed.get(locus)).status]).toEqual([name, 403])
  }
})

test('[PAINT-015] many requests at once, some before and some after the end of a session: none that begins after it is answered', async () => {
  await readTwice()
  const before = Array.from({ length: 20 }, () => elsewhere.get(locus))
  expect((await reader.get('/api/auth/logout')).status).toBe(200)
  const after = await Promise.all(Array.from({ length: 20 }, () => elsewhere.get(locus)))
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([403]))
  await Promise.all(before)
})

test.each([['a session that ends', () => db.community.deleteFrom('session').execute()] as const, ...ends])(
  '[PAINT-015] %s opens no record from the next request on, while so many are requested that the caller is cached briefly',
  async (_title, end) => {
    let isOver = false
    const statuses = new Set<number>()
    const askOnAndOn = async () => {
      while (!isOver) statuses.add((await elsewhere.get(locus)).status)
    }
    const others = Array.from({ length: 8 }, askOnAndOn)
    await vi.waitFor(() => expect(statuses).toContain(200))
    await end()
    const after = await Promise.all(Array.from({ length: 20 }, () => elsewhere.get(locus)))
    isOver = true
    await Promise.all(others)
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([403]))
  },
)

const takenAway = [
  ['a session', 'session', 'communityId'],
  ['an account', 'account', 'communityId'],
  ['a subscription', 'subscription', 'partyId'],
] as const

test.each(takenAway)(
  '[PAINT-015] %s ends when nothing is used that was kept before, and meanwhile nothing is kept',
  async (_title, table, by) => {
    await db.community.transaction().execute(async (tx) => {
      const start = performance.now()
      await tx.deleteFrom(table).where(by, '=', reader[by]).execute()
      expect(performance.now() - start).toBeGreaterThan(accessCachedMs)
      expect(await mayKeepAccess(db.pool)).toBe(false)
    })
    expect(await mayKeepAccess(db.pool)).toBe(true)
  },
)

test('[PAINT-014] a new release and the way back to the old one reach records that were kept in memory', async () => {
  await readTwice()
  const old = await elsewhere.get(locus)
  const [from, to] = [schemaOf(releaseId), schemaOf('later_one')]
  await db.pool.query(`
    create schema ${to};
    create table ${to}.record_document as table ${from}.record_document;
    create table ${to}.record_lookup as table ${from}.record_lookup;
    update ${to}.record_document set json = json || ' ', etag = 'changed' where kind = 'locus' and key = ${key};
    insert into community.release select 'later_one', shape_hash, state, created_at, built_at, sources, counts
      from community.release where id = '${releaseId}'`)
  await publishRelease(db, 'later_one', shapeHash)
  await serving('later_one')
  const next = await elsewhere.get(locus, { 'if-none-match': String(old.headers.etag) })
  expect([next.status, next.headers.etag, next.text]).toEqual([200, '"later_one-changed"', `${old.text} `])
  await rollbackRelease(db, shapeHash)
  await serving(releaseId)
  const back = await elsewhere.get(locus, { 'if-none-match': String(next.headers.etag) })
  expect([back.status, back.headers.etag, back.text]).toEqual([200, old.headers.etag, old.text])
})

async function serving(id: string): Promise<void> {
  const end = performance.now() + 10_000
  while ([here, there].some(({ releases }) => releases.current() !== id)) {
    if (performance.now() > end) throw new Error(`${id} is not served`)
    await sleep(20)
  }
}
