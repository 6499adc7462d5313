import { rm } from 'node:fs/promises'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, test } from 'vitest'
import { trialKinds, trialServers, writeTrialFolder } from '../fixtures/trial-kind.ts'
import { loadRelease } from '../load/load-release.ts'
import { listReleases, publishRelease } from '../publish/publish-release.ts'
import { buildRelease } from './build-release.ts'
import { inflateIndices } from './inflate-indices.ts'

const { db } = await testDatabase('empty')
const { engine, indexPrefix } = testEngine()

const loadFurther = async (_db: unknown, keys: readonly number[]) => new Map(keys.map((key) => [key, { description: 'of further fields' }]))
const trialServer = { ...trialServers.trial, search: trialServers.trial.search && { ...trialServers.trial.search, loadFurther } }

test('the indices of a small release are filled up; its records stay what they are, and it can be published', async () => {
  const dir = await writeTrialFolder(Array.from({ length: 100 }, (_, i) => `Line ${i}\tdescription of ${i}`))
  const releaseId = 'wide'
  const options = { db, engine, indexPrefix, kindServers: { trial: trialServer }, kinds: trialKinds, dir, releaseId }
  await loadRelease(options)
  await rm(dir, { recursive: true })
  const built = await buildRelease(options)

  const filled = await inflateIndices(options, built, 5000)
  expect(Object.values(filled).reduce((sum, count) => sum + count, 0)).toBe(5000)
  const count = (q: string) => engine.request({ method: 'GET', path: `/${indexPrefix}-trial-wide/_count`, query: { q } })
  expect(await count('name:"Line 7_12"')).toMatchObject({ count: 1 })
  expect(await count('description:"further fields"')).toMatchObject({ count: filled.trial })
  expect(await listReleases(db)).toMatchObject([{ id: 'wide', state: 'built', counts: { trial: 100 } }])
  await expect(publishRelease(db, releaseId, built.shapeHash)).resolves.toMatchObject({ hasChanged: true })
})
