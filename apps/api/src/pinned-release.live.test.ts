import { setTimeout as sleep } from 'node:timers/promises'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { accessOf } from '@rosette/features/access/contract/access.ts'
import { publishRelease, rollbackRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { editRelease, makeRelease } from '@rosette/test-kit/live/second-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase()
const { db, releaseId: first, shapeHash } = database
for (const id of ['second', 'third']) {
  await makeRelease(db, id, first)
  await db.pool.query(`create table release_${id}.record_lookup as table release_${first}.record_lookup`)
}
await editRelease(db)

const slow = { isReleased: false }
const { as, releases } = await testApp(database, {
  addRoutes: (app) => {
    app.get('/api/test/slow', { schema: { hide: true }, config: accessOf('everyone', { cost: 'light' }) }, async () => {
      while (!slow.isReleased) await sleep(10)
      return { done: true }
    })
  },
})
const visitor = as('anonymous')

async function publish(releaseId: string): Promise<void> {
  await publishRelease(db, releaseId, shapeHash)
  await expect.poll(() => releases.current()).toBe(releaseId)
}

/** AT5G90145 begins with the second release. */
const added = { ids: ['AT5G90145'] }
const bucketIn = async (wanted: string) => {
  const answer = await visitor.post('/api/resolve', added, { 'rosette-release': wanted })
  expect(answer).toMatchObject({ status: 200, headers: { 'rosette-release': wanted } })
  expect(String(answer.headers.vary)).toContain('Rosette-Release')
  return Object(answer.body).lines[0].bucket
}

test('[API-070] a call is answered from the release that it asks for, and says so', async () => {
  await publish('second')
  expect([await bucketIn(first), await bucketIn('second')]).toEqual(['unknown', 'matched'])
  for (const path of ['/api/release', '/api/detail/locus?name=AT4G18960', '/locus/AT4G18960.json']) {
    const [now, pinned] = [await visitor.get(path), await visitor.get(path, { 'rosette-release': first })]
    expect([now.headers['rosette-release'], pinned.headers['rosette-release']], path).toEqual(['second', first])
    expect([String(now.headers.vary), String(pinned.headers.vary)], path).toEqual([
      expect.stringContaining('Rosette-Release'),
      expect.stringContaining('Rosette-Release'),
    ])
    if (now.headers.etag) expect(pinned.headers.etag, path).not.toBe(now.headers.etag)
  }
  // What decided before is still named.
  const negotiated = await visitor.get('/locus/AT4G18960', { accept: 'application/json', 'rosette-release': first })
  expect(String(negotiated.headers.vary)).toContain('Accept')
})

test('[API-070] GET release lists the releases that calls can request, the current one first', async () => {
  expect((await visitor.get('/api/release')).body).toMatchObject({ releaseId: 'second', held: ['second', first] })
  expect((await visitor.get('/api/release', { 'rosette-release': first })).body).toMatchObject({
    releaseId: first,
    held: ['second', first],
  })
})

const notIds = [
  '',
  ' ',
  'second, third',
  "x'; drop schema community; --",
  '../second',
  'Second',
  'a'.repeat(41),
  'second\u00e9',
  '*',
  '%00',
]

test.each(notIds)('[API-070] %j cannot be a release: 400, in the format of problems', async (wanted) => {
  const answer = await visitor.get('/api/release', { 'rosette-release': wanted })
  expect(answer.status).toBe(400)
  expect(ApiProblem.parse(answer.body).code).toBe('invalid_request')
})

test('[API-070] a release that is not held is a conflict whose answer names the one that is served', async () => {
  await db.pool.query(`insert into community.release (id, shape_hash, state, created_at, built_at) values
    ('of_another_shape', 'another', 'built', now(), now()), ('retired_one', '${shapeHash}', 'retired', now(), now())`)
  await db.pool.query(`insert into community.published_release (shape_hash, release_id) values ('another', 'of_another_shape')`)
  for (const wanted of ['third', 'never_was', 'of_another_shape', 'retired_one', 'community', 'pg_catalog']) {
    for (const answer of [
      await visitor.get('/api/detail/locus?name=AT4G18960', { 'rosette-release': wanted }),
      await visitor.post('/api/resolve', added, { 'rosette-release': wanted }),
    ]) {
      expect(answer, wanted).toMatchObject({ status: 409, headers: { 'rosette-release': 'second', 'cache-control': 'no-store' } })
      const { code, message } = ApiProblem.parse(answer.body)
      expect([code, message]).toEqual(['conflict', expect.stringContaining('The release that is served is second.')])
    }
  }
})

test('[API-072] what people keep and runs are made with the served release only', async () => {
  const list = await visitor.post('/api/list-contents', { kind: 'locus', items: ['AT4G18960'] }, { 'rosette-release': 'second' })
  expect(list.status).toBeLessThan(300)
  for (const path of ['/api/record-lists', '/api/services/blast', '/api/auth/login']) {
    const answer = await as('member').post(path, {}, { 'rosette-release': first })
    expect(answer, path).toMatchObject({ status: 409, headers: { 'rosette-release': 'second' } })
  }
})

test('[API-071] a release published mid-way changes neither a call that began nor a client that is pinned', async () => {
  const began = visitor.get('/api/test/slow', { 'rosette-release': 'second' })
  await sleep(100)
  await publish('third')
  expect(await bucketIn('second')).toBe('matched')
  expect((await visitor.get('/api/release', { 'rosette-release': first })).status).toBe(409)

  await rollbackRelease(db, shapeHash)
  await expect.poll(() => releases.current()).toBe('second')
  expect(await bucketIn('third')).toBe('unknown')
  await publish('third')
  await publish(first)
  // Two releases later: the call that began is answered from its own, and nobody else is.
  expect((await visitor.get('/api/release', { 'rosette-release': 'second' })).status).toBe(409)
  slow.isReleased = true
  expect(await began).toMatchObject({ status: 200, headers: { 'rosette-release': 'second' } })
})
