import { rm } from 'node:fs/promises'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { type TrialTables, trialKinds, trialServer, trialServers, writeTrialFolder } from '../fixtures/trial-kind.ts'
import type { Progress } from '../progress.ts'
import { listReleases } from '../publish/publish-release.ts'
import { type LoadOptions, loadRelease } from './load-release.ts'
import { TooManyRejected } from './load-report.ts'

const { db } = await testDatabase('empty')
const clock = fixedClock('2026-11-15T10:00:00Z')

async function load(lines: readonly string[], options: Partial<LoadOptions> & { isPacked?: boolean } = {}) {
  const dir = await writeTrialFolder(lines, options)
  try {
    return await loadRelease({ db, kindServers: trialServers, kinds: trialKinds, dir, clock, ...options })
  } finally {
    await rm(dir, { recursive: true })
  }
}

function trialsOf(releaseId: string) {
  return db.release(releaseId).withTables<TrialTables>().selectFrom('trial').orderBy('trialId')
}

async function stateOf(id: string) {
  return (await listReleases(db)).find((release) => release.id === id)?.state
}

async function hasSchema(id: string): Promise<boolean> {
  const { rows } = await db.pool.query('select to_regnamespace($1) is not null as found', [`release_${id}`])
  return rows[0].found
}

test('lines become rows, and the release says what it was made of', async () => {
  const progress: Progress[] = []
  const report = await load(['one\tthe first', 'two\t', 'three\ttab\\t and Ω'], { onProgress: (event) => progress.push(event) })
  expect(report).toMatchObject({ releaseId: '2026_11_15_100000', rejected: 0, missing: [], unused: [] })
  const rows = await trialsOf(report.releaseId).select(['name', 'description']).execute()
  expect(rows).toEqual([
    { name: 'one', description: 'the first' },
    { name: 'three', description: 'tab\\t and Ω' },
    { name: 'two', description: null },
  ])
  const sources = await db.release(report.releaseId).selectFrom('releaseSource').selectAll().execute()
  expect(sources).toMatchObject([
    { file: 'trial_lines.tsv.gz', title: 'Trial lines', kind: 'trial', lines: 3, rows: 3, rejected: 0, licence: 'CC0' },
  ])
  expect(sources[0]?.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(progress.at(0)).toMatchObject({ step: 'load', label: 'files', done: 0, unit: 'bytes' })
  expect(progress.find(({ step, done, total }) => step === 'load' && done === total)).toBeDefined()
})

test('the same name keeps its key in every release', async () => {
  const { releaseId } = await load(['zero', 'two', 'one'], { isPacked: false })
  const rows = await trialsOf(releaseId).select(['trialId', 'name']).execute()
  expect(rows).toEqual([
    { trialId: 1_000_000_001, name: 'one' },
    { trialId: 1_000_000_003, name: 'two' },
    { trialId: 1_000_000_004, name: 'zero' },
  ])
})

test('a line that can not be used is kept with its number and reason, and the load goes on', async () => {
  const { releaseId, rejected, sources } = await load(['one', '\tno name', 'two', '', 'three'], { maxRejected: 0.5 })
  const lines = [
    { file: 'trial_lines.tsv.gz', line: 2, reason: 'no name' },
    { file: 'trial_lines.tsv.gz', line: 4, reason: 'no name' },
  ]
  expect([rejected, sources[0]?.rejectedLines]).toEqual([2, lines])
  expect(await db.release(releaseId).selectFrom('rejectedLine').selectAll().execute()).toEqual(lines)
})

test('a NUL character, which PostgreSQL can not hold, becomes the replacement character', async () => {
  const { releaseId, rejected } = await load(['lost\0ligature'])
  expect(rejected).toBe(0)
  expect(await trialsOf(releaseId).select('name').execute()).toEqual([{ name: 'lost\uFFFDligature' }])
})

test('more rejected lines than allowed end the load, which says how many and leaves nothing behind', async () => {
  const failing = load([...Array<string>(998).fill('x'), '', ''], { releaseId: 'too_many' })
  await expect(failing).rejects.toThrow(TooManyRejected)
  await expect(failing).rejects.toThrow('trial_lines.tsv.gz: 2 of 1000 lines')
  expect([await stateOf('too_many'), await hasSchema('too_many')]).toEqual(['failed', false])
})

test('one in a thousand is allowed', async () => {
  const lines = [...Array.from({ length: 999 }, (_, i) => `name ${i}`), '']
  await expect(load(lines)).resolves.toMatchObject({ rejected: 1 })
})

test('a release that failed may be loaded again under its name, one that is there may not', async () => {
  await expect(load(['one'], { releaseId: 'too_many' })).resolves.toMatchObject({ releaseId: 'too_many' })
  await expect(load(['one'], { releaseId: 'too_many' })).rejects.toThrow('There is a release too_many already')
  expect(await hasSchema('too_many')).toBe(true)
})

test('what PostgreSQL refuses is reported with the file', async () => {
  const sources = trialServer.sources.map((source) => ({ ...source, tables: { trial_line: ['name', 'no_such_column'] } }))
  const failing = load(['one\ttwo'], { releaseId: 'refused', kindServers: { trial: { ...trialServer, sources } } })
  await expect(failing).rejects.toThrow(/trial_lines\.tsv\.gz.*column "no_such_column"/)
  expect([await stateOf('refused'), await hasSchema('refused')]).toEqual(['failed', false])
})

test('loads that start together get ids of their own', async () => {
  const reports = await Promise.all([load(['p']), load(['q'])])
  expect(new Set(reports.map(({ releaseId }) => releaseId)).size).toBe(2)
})
