import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { accessOf } from '@rosette/features/access/contract/access.ts'
import { publishRelease, rollbackRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'

const database = await testDatabase()
const { db, releaseId, shapeHash } = database
const [next, third] = ['next_one', 'third_one'] as const
for (const id of [next, third]) await copyRelease(id)

const slow = { isReleased: false }
const options = {
  addRoutes: (app: FastifyInstance) => {
    app.get('/api/test/slow', { schema: { hide: true }, config: accessOf('everyone', { cost: 'light' }) }, async () => {
      while (!slow.isReleased) await sleep(10)
      return { done: true }
    })
  },
}
const apps = [await testApp(database, options), await testApp(database, options)] as const

/** The same records under another id, as a second build of the same files would give. */
async function copyRelease(id: string): Promise<void> {
  await db.pool.query(`
    create schema release_${id};
    create table release_${id}.record_document as table release_${releaseId}.record_document;
    create table release_${id}.record_lookup as table release_${releaseId}.record_lookup;
    insert into community.release select '${id}', shape_hash, state, created_at, built_at, sources, counts from community.release where id = '${releaseId}'`)
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 3000
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('waited for three seconds')
    await sleep(20)
  }
}

async function lockHolders(id: string): Promise<number> {
  const { rows } = await db.pool.query(
    `select count(*) as n from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and objid = (hashtext($1)::bigint & 4294967295)::oid
     and database = (select oid from pg_database where datname = current_database())`,
    [id],
  )
  return rows[0].n
}

test('two processes behave as one: both notice a publication and a rollback, and ETags follow', async () => {
  const path = '/api/detail/locus?name=AT4G18960'
  const before = await apps[0].as('anonymous').get(path)
  expect(before.headers['rosette-release']).toBe(releaseId)

  await publishRelease(db, next, shapeHash)
  await until(() => apps.every((app) => app.releases.current() === next))
  for (const { as } of apps) {
    const after = await as('anonymous').get(path, { 'if-none-match': String(before.headers.etag) })
    expect(after).toMatchObject({ status: 200, text: before.text })
    expect(after.headers['rosette-release']).toBe(next)
    expect(String(after.headers.etag)).toContain(next)
  }

  await rollbackRelease(db, shapeHash)
  await until(() => apps.every((app) => app.releases.current() === releaseId))
})

test('[HOME-016] a release is compared with the one before only if that one was built earlier', async () => {
  const previousOf = async () => ReleaseFacts.parse((await apps[0].as('anonymous').get('/api/release')).body).previous
  const current = () => apps[0].releases.current()
  await db.pool.query(`update community.release set built_at = built_at + interval '1 day' where id = '${next}'`)
  await publishRelease(db, next, shapeHash)
  await until(() => current() === next)
  expect(await previousOf()).toMatchObject({ releaseId, counts: { locus: 356 } })
  await rollbackRelease(db, shapeHash)
  await until(() => current() === releaseId)
  expect(await previousOf()).toBeNull()
})

test('a release stays in use until its last request is answered, or given up by the caller', async () => {
  const [{ app, releases }] = apps
  await until(async () => (await lockHolders(releaseId)) === 2)
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/test/slow`
  const leaving = new AbortController()
  const staying = fetch(url)
  const left = fetch(url, { signal: leaving.signal }).catch(() => 'gone')
  await sleep(300)

  await publishRelease(db, next, shapeHash)
  await publishRelease(db, third, shapeHash)
  await until(() => releases.current() === third)
  // The other process has let go; this one still answers two requests from the old release.
  await until(async () => (await lockHolders(releaseId)) === 1)
  leaving.abort()
  expect(await left).toBe('gone')
  await sleep(300)
  expect(await lockHolders(releaseId)).toBe(1)

  slow.isReleased = true
  const answer = await staying
  expect(answer.headers.get('rosette-release')).toBe(releaseId)
  await answer.json()
  await until(async () => (await lockHolders(releaseId)) === 0)
})

test('[SECURE-020] a request whose body has not arrived does not keep a release in use', async () => {
  const [{ app, releases }] = apps
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  socket.write('POST /api/search/general HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{')
  await sleep(300)
  const current = releases.current()
  await publishRelease(db, releaseId, shapeHash)
  await publishRelease(db, next, shapeHash)
  await until(() => releases.current() === next)
  expect(current).toBe(third)
  await until(async () => (await lockHolders(third)) === 0)
  socket.destroy()
})
