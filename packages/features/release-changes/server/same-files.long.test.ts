import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { buildRelease } from '@rosette/release-kit/build/build-release.ts'
import { demoFilesOf } from '@rosette/release-kit/kind-server.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { publishRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareReleases } from './compare-releases.ts'

const { db, shapeHash } = await testDatabase()
const { engine, indexPrefix } = testEngine()
const clock = fixedClock()
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rosette-demo-'))
  await writeDemoRelease(dir, { asOf: clock.now(), further: demoFilesOf(kindServers) })
})
afterAll(() => rm(dir, { recursive: true }))

/** Loads the folder as another release, publishes it and compares it with the one before. */
async function publishFolder(releaseId: string) {
  await loadRelease({ db, kindServers, kinds, dir, isDemo: true, clock, releaseId })
  await buildRelease({ db, engine, indexPrefix, kindServers, kinds, releaseId })
  await publishRelease(db, releaseId, shapeHash)
  await compareReleases(db)
  return db.community
    .selectFrom('releaseChange')
    .select(['againstId', 'kind', 'name', 'change', 'sections'])
    .where('releaseId', '=', releaseId)
    .orderBy('kind')
    .orderBy('name')
    .execute()
}

test('[DIFF-006] the same folder, loaded and built again, changes no record', { timeout: 300_000 }, async () => {
  expect(await publishFolder('again')).toEqual([])
})

test('[DIFF-006] a line more in the file of annotations changes the annotations, of the locus and of the term, and nothing else', {
  timeout: 300_000,
}, async () => {
  const file = (await readdir(dir)).find((name) => name.startsWith('TAIR_locus_GO_2023'))
  await appendFile(join(dir, file ?? ''), 'AT1G65480\tGO:0048437\n')
  const changes = await publishFolder('annotated')
  expect(changes.every(({ againstId }) => againstId === 'again')).toBe(true)
  expect(changes.filter(({ kind }) => kind === 'locus')).toMatchObject([
    { name: 'AT1G65480', change: 'changed', sections: [{ section: 'Gene Ontology', added: 1, removed: 0, rewritten: 0 }] },
  ])
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['keyword', 'locus']))
})
