import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockSpace } from './advisory-lock.ts'
import { type PublishedReleases, type WatchOptions, watchPublishedReleases } from './published-releases.ts'

const { db, url } = await testDatabase('empty')
const shapeHash = 'shape'
const open: PublishedReleases[] = []
for (const id of ['a', 'b', 'c', 'd']) await db.pool.query(`create schema release_${id}; create table release_${id}.record_document ()`)

beforeEach(async () => {
  await db.pool.query('truncate community.published_release, community.release cascade')
  for (const id of ['a', 'b', 'c', 'd']) await db.community.insertInto('release').values({ id, shapeHash, state: 'built' }).execute()
})

afterEach(async () => {
  for (const releases of open.splice(0)) await releases.close()
})

// Polling is off, so that what is seen was heard.
async function watch(options: Partial<WatchOptions> = {}): Promise<PublishedReleases> {
  const releases = await watchPublishedReleases({ url, shapeHash, pollMs: 600_000, ...options })
  open.push(releases)
  return releases
}

async function publish(releaseId: string, shape = shapeHash): Promise<void> {
  await db.pool.query(
    `insert into community.published_release (shape_hash, release_id) values ($1, $2)
     on conflict (shape_hash) do update set release_id = $2, previous_release_id = published_release.release_id`,
    [shape, releaseId],
  )
}

async function isRead(releaseId: string): Promise<boolean> {
  const { rows } = await db.pool.query(
    `select count(*) > 0 as held from pg_locks
     where locktype = 'advisory' and classid = $1 and objid = (hashtext($2)::bigint & 4294967295)::oid and database = (select oid from pg_database where datname = current_database())`,
    [lockSpace.served, releaseId],
  )
  return rows[0].held
}

async function endConnections(): Promise<void> {
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rosette release watcher' and datname = current_database()`,
  )
}

const soon = { timeout: 1000, interval: 10 }

test('a publication is heard by two processes within a second, without asking', async () => {
  const [one, two] = [await watch(), await watch()]
  expect([one.current(), two.current()]).toEqual([null, null])
  await publish('a')
  await expect.poll(() => [one.current(), two.current()], soon).toEqual(['a', 'a'])
  await publish('b')
  await expect.poll(() => [one.current(), two.current()], soon).toEqual(['b', 'b'])
})

test('a rollback is heard like a publication', async () => {
  await publish('a')
  await publish('b')
  const changes: (string | null)[] = []
  const releases = await watch({ onChange: (releaseId) => changes.push(releaseId) })
  await db.pool.query('update community.published_release set release_id = previous_release_id, previous_release_id = release_id')
  await expect.poll(() => releases.current(), soon).toBe('a')
  expect(changes).toEqual(['b', 'a'])
})

test('a release of another shape is none of our business', async () => {
  const releases = await watch()
  await publish('a', 'another shape')
  await publish('b')
  await expect.poll(() => releases.current(), soon).toBe('b')
})

test('a lost message is made up for by asking', async () => {
  const releases = await watch({ pollMs: 50 })
  await db.pool.query('alter table community.published_release disable trigger notify_published_release')
  await publish('c')
  await db.pool.query('alter table community.published_release enable trigger notify_published_release')
  await expect.poll(() => releases.current(), soon).toBe('c')
})

test('after its connection was ended it serves on, connects again and hears what it missed', async () => {
  await publish('a')
  const errors: Error[] = []
  const releases = await watch({ onError: (error) => errors.push(error) })
  await endConnections()
  await publish('b')
  expect(releases.current()).toMatch(/^[ab]$/)
  await expect.poll(() => releases.current(), { timeout: 3000 }).toBe('b')
  expect(errors.length).toBeGreaterThan(0)
  await publish('c')
  await expect.poll(() => releases.current(), soon).toBe('c')
})

test('a release is held while it is current, the one before that, or a request still reads it, and no longer', async () => {
  await publish('a')
  const releases = await watch()
  const request = releases.lease()
  await publish('b')
  await expect.poll(() => releases.held(), soon).toEqual(['b', 'a'])
  await publish('c')
  await expect.poll(() => releases.held(), soon).toEqual(['c', 'b'])
  expect(request?.releaseId).toBe('a')
  expect([await isRead('a'), await isRead('b'), await isRead('c')]).toEqual([true, true, true])
  request?.done()
  await expect.poll(() => isRead('a'), soon).toBe(false)
  expect([await isRead('b'), await isRead('c')]).toEqual([true, true])
})

test('what was held is held again after a lost connection', async () => {
  await publish('a')
  const releases = await watch()
  const request = releases.lease()
  await publish('b')
  await publish('c')
  await expect.poll(() => releases.current(), soon).toBe('c')
  await endConnections()
  await expect.poll(async () => (await isRead('a')) && (await isRead('b')), { timeout: 3000 }).toBe(true)
  request?.done()
  await expect.poll(() => isRead('a'), soon).toBe(false)
  expect(await isRead('b')).toBe(true)
})

test('[API-071] a release before that has another shape, is being retired or has no tables is not held', async () => {
  await publish('a')
  await publish('b')
  const releases = await watch({ pollMs: 20 })
  expect(releases.held()).toEqual(['b', 'a'])
  const change = async (text: string) => db.pool.query(`update community.release set ${text} where id = 'a'`)
  for (const [from, to] of [
    ["state = 'built'", "state = 'retiring'"],
    [`shape_hash = '${shapeHash}'`, "shape_hash = 'another'"],
  ] as const) {
    await change(to)
    await expect.poll(() => releases.held(), soon).toEqual(['b'])
    expect(releases.lease('a')).toBeNull()
    await expect.poll(() => isRead('a'), soon).toBe(false)
    await change(from)
    await expect.poll(() => releases.held(), soon).toEqual(['b', 'a'])
  }
  await db.pool.query('alter table release_a.record_document rename to gone')
  await expect.poll(() => releases.held(), soon).toEqual(['b'])
  await db.pool.query('alter table release_a.gone rename to record_document')
})

test('closing lets everything go', async () => {
  await publish('a')
  const releases = await watchPublishedReleases({ url, shapeHash })
  await releases.close()
  await expect.poll(() => isRead('a'), soon).toBe(false)
})

test('a database that can not be reached is said so at the start', async () => {
  await expect(watchPublishedReleases({ url: 'postgres://nobody@127.0.0.1:9/none', shapeHash })).rejects.toThrow(/ECONNREFUSED/)
})
