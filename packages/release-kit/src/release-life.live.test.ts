import { rm } from 'node:fs/promises'
import { findRecordDocument, findRecordKey } from '@rosette/database/find-record-document.ts'
import { watchPublishedReleases } from '@rosette/database/published-releases.ts'
import { countDocuments, listIndices } from '@rosette/search-engine/index/create-index.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import type { BuildOptions } from './build/build-index.ts'
import { buildRelease } from './build/build-release.ts'
import { trialKinds, trialServer, trialServers, writeTrialFolder } from './fixtures/trial-kind.ts'
import { loadRelease } from './load/load-release.ts'
import { listReleases, publishRelease, rollbackRelease } from './publish/publish-release.ts'
import { retireReleases } from './publish/retire-releases.ts'

const { db, url } = await testDatabase('empty')
const { engine, indexPrefix } = testEngine()
let shapeHash: string

async function load(releaseId: string, lines: readonly string[]): Promise<void> {
  const dir = await writeTrialFolder(lines)
  const report = await loadRelease({ db, kindServers: trialServers, kinds: trialKinds, dir, releaseId })
  shapeHash = report.shapeHash
  await rm(dir, { recursive: true })
}

function build(releaseId: string, options: Partial<BuildOptions> = {}) {
  return buildRelease({ db, engine, indexPrefix, kindServers: trialServers, kinds: trialKinds, releaseId, ...options })
}

async function waitingJobs(): Promise<number> {
  const { rows } = await db.pool.query(`select count(*) as count from graphile_worker.jobs where task_identifier = 'retire-releases'`)
  return rows[0].count
}

function retire() {
  return retireReleases({ db, engine, indexPrefix, shapeHash, clock: fixedClock() })
}

async function states() {
  const releases = await listReleases(db)
  return Object.fromEntries(
    releases.map(({ id, state, isPublished, isPrevious }) => [id, isPublished ? 'published' : isPrevious ? 'previous' : state]),
  )
}

// More than a page of keys, so that paging is part of every build.
const lines = Array.from({ length: 1203 }, (_, i) => `Line ${i}\tdescription of ${i}`)

beforeAll(async () => {
  for (const id of ['a', 'b', 'c', 'd']) await load(id, lines)
})

test('a build fills the index of a listing, found also by what its rows do not show', async () => {
  const report = await build('a')
  expect(report.listings).toEqual({ trialwords: 1203 })
  const body = { query: { term: { word: 'description of 7' } } }
  expect((await engine.search(`${indexPrefix}-trialwords-a`, body)).sources).toEqual([{ id: expect.any(Number), name: 'Line 7' }])
})

test('a build stores one document for each record, its names, and its search document', async () => {
  const report = await build('a')
  expect(report.kinds).toEqual({ trial: { records: 1203, counted: 1203, lookups: 1203, identifiers: 1203, documents: 1203 } })
  expect(await countDocuments(engine, `${indexPrefix}-trial-a`)).toBe(1203)
  const key = await findRecordKey(db.records, 'a', 'trial', 'name', 'LINE 7')
  const document = await findRecordDocument(db.records, 'a', 'trial', key ?? 0)
  expect(document?.json).toBe(JSON.stringify({ trialId: key, name: 'Line 7', description: 'description of 7' }))
  expect(document?.etag).toMatch(/^[0-9a-f]{16}$/)
  expect((await listReleases(db)).find(({ id }) => id === 'a')).toMatchObject({ state: 'built', counts: { trial: 1203 } })
})

test('names that went out of use lead to what took their place, in as many steps as it takes', async () => {
  await db.pool.query(`insert into release_b.retired_identifier values
    ('trial', 'Old 1', 'Line 1'), ('trial', 'Old 2', 'old 1'), ('trial', 'Old 3', 'Line 1'), ('trial', 'Old 3', 'Line 2'),
    ('trial', 'Old 4', null), ('trial', 'Ring 1', 'Ring 2'), ('trial', 'Ring 2', 'Ring 1'), ('trial', 'Old 5', 'never was')`)
  await build('b')
  const { rows } = await db.pool.query(`select name, label, key, string_agg(successor_label, ', ' order by successor_label) as successors
    from release_b.identifier where status = 'obsolete' group by 1, 2, 3 order by 1`)
  expect(rows.map(({ label, key, successors }) => [label, key, successors])).toEqual([
    ['Old 1', null, 'Line 1'],
    ['Old 2', null, 'Line 1'],
    ['Old 3', null, 'Line 1, Line 2'],
    ['Old 4', null, null],
    ['Old 5', null, null],
    ['Ring 1', null, null],
    ['Ring 2', null, null],
  ])
})

test('equal content has an equal etag in the next release', async () => {
  await build('b')
  const key = (await findRecordKey(db.records, 'a', 'trial', 'name', 'LINE 7')) ?? 0
  expect(await findRecordDocument(db.records, 'b', 'trial', key)).toEqual(await findRecordDocument(db.records, 'a', 'trial', key))
})

test('a record that does not keep its contract fails the build; the release can be built again', async () => {
  const loadRecords = async (_: unknown, keys: readonly number[]) =>
    new Map(keys.map((key) => [key, { trialId: key, name: '', description: 7 }]))
  const broken = { trial: { ...trialServer, loadRecords } }
  await expect(build('c', { kindServers: broken })).rejects.toThrow(/trial \d+ does not keep its contract: description: /)
  expect(await states()).toMatchObject({ c: 'loaded' })
  await expect(build('c')).resolves.toMatchObject({ kinds: { trial: { records: 1203, documents: 1203 } } })
})

test('a loader that leaves records out fails the build', async () => {
  const half = {
    trial: {
      ...trialServer,
      loadRecords: async (...[release, keys]: Parameters<typeof trialServer.loadRecords>) =>
        trialServer.loadRecords(release, keys.slice(1)),
    },
  }
  await expect(build('d', { kindServers: half })).rejects.toThrow('trial: 1203 keys but 1200 records')
})

test('two records that claim one name fail the build, which says who', async () => {
  const claiming = { trial: { ...trialServer, lookups: () => [{ by: 'name' as const, value: 'SAME' }] } }
  await expect(build('d', { kindServers: claiming })).rejects.toThrow(/trial name 'SAME' \(keys 1000000001, 1000000002/)
})

test('[TRUTH-022] an alias leads to the first of the records that share it, unless it is the name of one', async () => {
  const lookups = ({ name }: { name: string }) => [
    { by: 'name' as const, value: name.toUpperCase() },
    ...['SHARED', 'LINE 7'].map((value) => ({ by: 'alias' as const, value })),
  ]
  await build('b', { kindServers: { trial: { ...trialServer, lookups } } })
  const keyOf = (value: string) => findRecordKey(db.records, 'b', 'trial', 'name', value)
  const { rows } = await db.pool.query<{ least: number; seventh: number }>(
    `select min(trial_id) as least, min(trial_id) filter (where name = 'Line 7') as seventh from release_b.trial`,
  )
  expect([await keyOf('SHARED'), await keyOf('LINE 7')]).toEqual([rows[0]?.least, rows[0]?.seventh])
})

test('only a built release of our own shape can be published', async () => {
  await expect(publishRelease(db, 'd', shapeHash)).rejects.toThrow('Release d is loaded; only a built release can be published')
  await expect(publishRelease(db, 'a', 'another shape')).rejects.toThrow('another shape')
  await expect(publishRelease(db, 'nowhere', shapeHash)).rejects.toThrow('There is no release nowhere')
  expect(await waitingJobs()).toBe(0)
})

test('publishing is one row and one job; doing it again changes nothing', async () => {
  expect(await publishRelease(db, 'a', shapeHash)).toEqual({ releaseId: 'a', previousReleaseId: null, hasChanged: true })
  expect(await waitingJobs()).toBe(1)
  expect(await publishRelease(db, 'b', shapeHash)).toEqual({ releaseId: 'b', previousReleaseId: 'a', hasChanged: true })
  expect(await publishRelease(db, 'b', shapeHash)).toEqual({ releaseId: 'b', previousReleaseId: 'a', hasChanged: false })
  expect(await states()).toMatchObject({ a: 'previous', b: 'published' })
})

test('a published release is not built again', async () => {
  await expect(build('b')).rejects.toThrow('Release b is published and stays as it is')
  await expect(build('a')).rejects.toThrow('Release a is published and stays as it is')
})

test('a rollback goes back, and forth again', async () => {
  expect(await rollbackRelease(db, shapeHash)).toMatchObject({ releaseId: 'a', previousReleaseId: 'b' })
  expect(await rollbackRelease(db, shapeHash)).toMatchObject({ releaseId: 'b', previousReleaseId: 'a' })
  await expect(rollbackRelease(db, 'another shape')).rejects.toThrow('no earlier release')
})

test('a release that a request still reads is not retired; when the request is done it goes, tables and indices', async () => {
  await rollbackRelease(db, shapeHash)
  const releases = await watchPublishedReleases({ url, shapeHash })
  const request = releases.lease()
  expect(request?.releaseId).toBe('a')
  await publishRelease(db, 'b', shapeHash)
  await publishRelease(db, 'c', shapeHash)
  await expect.poll(() => releases.current()).toBe('c')
  expect(await retire()).toEqual({ retired: [], inUse: ['a'], unpublished: [] })
  expect(await findRecordKey(db.records, 'a', 'trial', 'name', 'LINE 7')).not.toBeNull()

  request?.done()
  await expect.poll(async () => (await retire()).retired, { timeout: 10_000 }).toEqual(['a'])
  await releases.close()
  expect(await states()).toEqual({ a: 'retired', b: 'previous', c: 'published', d: 'loaded' })
  expect(await listIndices(engine, indexPrefix)).not.toContain(`${indexPrefix}-trial-a`)
  const { rows } = await db.pool.query(`select to_regnamespace('release_a') as schema`)
  expect(rows).toEqual([{ schema: null }])
})

test('a release newer than what is published is being prepared and stays', async () => {
  expect(await retire()).toEqual({ retired: [], inUse: [], unpublished: [] })
  expect(await states()).toMatchObject({ d: 'loaded' })
})
