import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { findRecordKey } from '@rosette/database/find-record-document.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { afterAll, expect, test } from 'vitest'
import { buildRelease } from '../build/build-release.ts'
import { trialKinds, trialServers, writeTrialFolder } from '../fixtures/trial-kind.ts'
import { listReleases, publishRelease } from '../publish/publish-release.ts'
import { sweepReleases } from '../release-work.ts'
import { loadRelease } from './load-release.ts'

const { db, url } = await testDatabase('empty')
const { engine, indexPrefix } = testEngine()
const dir = await writeTrialFolder(Array.from({ length: 3000 }, (_, i) => `Line ${i}\t${'x'.repeat(100)}`))
afterAll(() => rm(dir, { recursive: true }))
const loading = { db, kindServers: trialServers, kinds: trialKinds, dir }

async function startSlowLoad(releaseId: string) {
  const script = fileURLToPath(new URL('../fixtures/load-slowly.ts', import.meta.url))
  const child = spawn(process.execPath, [script, url, dir, releaseId], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

async function releaseOf(id: string) {
  return (await listReleases(db)).find((release) => release.id === id)
}

test('a load killed half-way leaves the published release untouched, and the next load starts cleanly', async () => {
  const { shapeHash } = await loadRelease({ ...loading, releaseId: 'live' })
  await buildRelease({ ...loading, engine, indexPrefix, releaseId: 'live' })
  await publishRelease(db, 'live', shapeHash)

  const child = await startSlowLoad('half')
  expect(await releaseOf('half')).toMatchObject({ state: 'loading' })
  // Somebody else's sweep leaves it alone while its process lives.
  expect(await sweepReleases(db)).toEqual([])
  child.kill('SIGKILL')
  await once(child, 'exit')

  expect(await releaseOf('live')).toMatchObject({ state: 'built', isPublished: true })
  expect(await findRecordKey(db.records, 'live', 'trial', 'name', 'LINE 2999')).not.toBeNull()

  // PostgreSQL needs a moment to see that the connection is gone.
  await expect.poll(() => sweepReleases(db), { timeout: 5000 }).toEqual(['half'])
  expect(await releaseOf('half')).toMatchObject({ state: 'failed', note: 'The process that loaded it died.' })
  await expect(loadRelease({ ...loading, releaseId: 'half' })).resolves.toMatchObject({ releaseId: 'half', rejected: 0 })
})

test('nobody else can build a release while it is being worked on', async () => {
  const child = await startSlowLoad('busy')
  await expect(buildRelease({ ...loading, engine, indexPrefix, releaseId: 'busy' })).rejects.toThrow(
    'Another process is working on release busy',
  )
  child.kill('SIGKILL')
  await once(child, 'exit')
})
