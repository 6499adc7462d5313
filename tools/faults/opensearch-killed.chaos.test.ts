import { rm } from 'node:fs/promises'
import { buildRelease } from '@rosette/release-kit/build/build-release.ts'
import { trialKinds, trialServers, writeTrialFolder } from '@rosette/release-kit/fixtures/trial-kind.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import type { Progress } from '@rosette/release-kit/progress.ts'
import { listReleases, publishRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { countDocuments } from '@rosette/search-engine/index/create-index.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { openTestEngine } from '@rosette/test-kit/live/test-engine.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEngineNodes, resetOpenSearch, startOpenSearch } from '../services/opensearch-service.ts'
import { ownServiceAddresses } from '../services/service-addresses.ts'

const { db } = await testDatabase('empty')
const addresses = await ownServiceAddresses()
// It holds a few megabytes, and another one runs beside it.
process.env.OPENSEARCH_HEAP = '256m'
const engine = openTestEngine(addresses.openSearchUrl)
const lines = Array.from({ length: 10_000 }, (_, i) => `Line ${i}\t${'flower '.repeat(40)}${i}`)
const dir = await writeTrialFolder(lines)
const loading = { db, kindServers: trialServers, kinds: trialKinds, dir }
const building = { ...loading, engine, indexPrefix: 'killed' }

beforeAll(() => startOpenSearch(addresses, 1))
afterAll(async () => {
  await engine.close()
  await resetOpenSearch(addresses)
  await rm(addresses.dir, { recursive: true, force: true })
  await rm(dir, { recursive: true })
})

async function killOpenSearch(): Promise<void> {
  const nodes = await listEngineNodes(addresses)
  expect(nodes).toHaveLength(1)
  for (const { pid } of nodes) process.kill(pid, 'SIGKILL')
}

async function releaseOf(id: string) {
  return (await listReleases(db)).find((release) => release.id === id)
}

test('OpenSearch killed with -9 in the middle of a build: the published release is untouched, the next build starts cleanly', {
  // Two starts of an engine, while another and the tests beside it keep both cores busy.
  timeout: 300_000,
}, async () => {
  const { shapeHash } = await loadRelease({ ...loading, releaseId: 'live' })
  await buildRelease({ ...building, releaseId: 'live' })
  await publishRelease(db, 'live', shapeHash)
  await loadRelease({ ...loading, releaseId: 'next' })

  let killing: Promise<void> | null = null
  const onProgress = ({ step, done, total }: Progress) => {
    if (step === 'build' && done > (total ?? 0) / 2) killing ??= killOpenSearch()
  }
  await expect(buildRelease({ ...building, releaseId: 'next', onProgress })).rejects.toThrow('Search is not available')
  await killing
  expect(await engine.ping()).toBe(false)
  expect(await releaseOf('live')).toMatchObject({ state: 'built', isPublished: true })
  expect(await releaseOf('next')).toMatchObject({ state: 'loaded', isPublished: false })

  await startOpenSearch(addresses, 1)
  expect(await countDocuments(engine, 'killed-trial-live')).toBe(lines.length)
  await expect(buildRelease({ ...building, releaseId: 'next' })).resolves.toMatchObject({
    kinds: { trial: { records: lines.length, documents: lines.length } },
  })
  expect(await countDocuments(engine, 'killed-trial-live')).toBe(lines.length)
})
