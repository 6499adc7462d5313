import { watchPublishedReleases } from '@rosette/database/published-releases.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeEach, expect, test } from 'vitest'
import { listReleases } from './publish-release.ts'
import { retireReleases } from './retire-releases.ts'

const { db, url } = await testDatabase('empty')
const { engine, indexPrefix } = testEngine()
const clock = fixedClock('2026-11-30T00:00:00Z')

type Published = { id: string; built: string; published?: string; shapeHash?: string }

/** A built release, published for a shape: its own if none is named. */
async function publish({ id, built, published = built, shapeHash = id }: Published): Promise<void> {
  await db.pool.query(`create schema release_${id}`)
  await db.pool.query(`insert into community.release (id, shape_hash, state, created_at, built_at) values ($1, $2, 'built', $3, $3)`, [
    id,
    shapeHash,
    built,
  ])
  await db.pool.query('insert into community.published_release (shape_hash, release_id, published_at) values ($1, $2, $3)', [
    shapeHash,
    id,
    published,
  ])
}

function retire(shapeHash = 'own') {
  return retireReleases({ db, engine, indexPrefix, shapeHash, clock })
}

beforeEach(async () => {
  const { rows } = await db.pool.query<{ schema: string }>(`select nspname as schema from pg_namespace where nspname like 'release\\_%'`)
  for (const { schema } of rows) await db.pool.query(`drop schema ${schema}`)
  await db.pool.query('truncate community.release cascade')
})

test('[SECURE-033] a published release of a shape that no process serves is retired after a week', async () => {
  await publish({ id: 'served', built: '2026-09-01' })
  await publish({ id: 'unserved', built: '2026-09-01' })
  await publish({ id: 'fresh', built: '2026-09-01', published: '2026-11-23T00:01:00Z' })
  await publish({ id: 'own', built: '2026-11-01' })
  const process = await watchPublishedReleases({ url, shapeHash: 'served' })
  expect(await retire()).toEqual({ retired: ['unserved'], inUse: [], unpublished: ['unserved'] })
  const releases = await listReleases(db)
  expect(Object.fromEntries(releases.map(({ id, state, isPublished }) => [id, isPublished ? 'published' : state]))).toEqual({
    served: 'published',
    unserved: 'retired',
    fresh: 'published',
    own: 'published',
  })
  const { rows } = await db.pool.query(
    `select to_regnamespace('release_unserved') as gone, to_regnamespace('release_served')::text as stored`,
  )
  expect(rows).toEqual([{ gone: null, stored: 'release_served' }])

  expect(process.current()).toBe('served')
  await process.close()
  expect(await retire()).toMatchObject({ retired: ['served'], unpublished: ['served'] })
})

test('[SECURE-033] the release before it goes with it', async () => {
  await publish({ id: 'before', built: '2026-08-01' })
  await publish({ id: 'unserved', built: '2026-09-01' })
  await db.pool.query(`delete from community.published_release where shape_hash = 'before'`)
  await db.pool.query(`update community.published_release set previous_release_id = 'before' where shape_hash = 'unserved'`)
  await publish({ id: 'own', built: '2026-11-01' })
  expect(await retire()).toEqual({ retired: ['before', 'unserved'], inUse: [], unpublished: ['unserved'] })
})

test('[SECURE-033] old code can be started again until the new shape is a week old', async () => {
  await publish({ id: 'unserved', built: '2026-09-01' })
  await publish({ id: 'own', built: '2026-11-23T00:01:00Z' })
  expect(await retire()).toEqual({ retired: [], inUse: [], unpublished: [] })
  clock.advance(2 * 60_000)
  expect(await retire()).toMatchObject({ unpublished: ['unserved'] })
})

test('[SECURE-033] code of an old shape, or without a release, retires no other shape', async () => {
  await publish({ id: 'old', built: '2026-09-01' })
  await publish({ id: 'next', built: '2026-10-01' })
  expect(await retire('old')).toMatchObject({ unpublished: [] })
  expect(await retire('unknown')).toMatchObject({ unpublished: [] })
  expect(await retire('next')).toMatchObject({ unpublished: ['old'] })
})
