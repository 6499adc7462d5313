import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { estimateBuild, estimateLoad, findDatabaseFolder } from './estimate-space.ts'
import { trialKinds, trialServers, writeTrialFolder } from './fixtures/trial-kind.ts'
import { loadRelease } from './load/load-release.ts'

const { db } = await testDatabase('empty')
const lines = Array.from({ length: 1000 }, (_, i) => `Line ${i}\tdescription of ${i}`)
const dir = await writeTrialFolder(lines)
const base = await mkdtemp(join(tmpdir(), 'rosette-larger-'))
afterAll(async () => {
  for (const folder of [dir, base]) await rm(folder, { recursive: true })
})

test('[OPER-078] a load takes space in proportion to the content of its files, and a genome in the folder of sequences', async () => {
  const site = { databaseDir: '/database', sequenceDir: '/sequences' }
  const content = lines.join('\n').length + 1
  const demands = await estimateLoad(site, { dir }, trialServers)
  expect(demands).toEqual([
    { what: 'the database', path: '/database', bytes: content * 9 },
    { what: 'sequences', path: '/sequences', bytes: 0 },
  ])
  await writeFile(join(dir, 'TAIR10_chr1.fas'), '>Chr1\nACGT\n')
  expect((await estimateLoad(site, { dir }, trialServers))[1]?.bytes).toBeGreaterThan(11)
  // Without a known folder of the database only the sequences can be looked at.
  expect(await estimateLoad({ ...site, databaseDir: null }, { dir }, trialServers)).toHaveLength(1)
})

test('[OPER-078] a build takes space in proportion to the tables of its release', async () => {
  await loadRelease({ db, kindServers: trialServers, kinds: trialKinds, dir, releaseId: 'small' })
  const [small] = await estimateBuild(db, '/database', 'small')
  await writeFile(join(base, 'trial_lines.tsv'), lines.flatMap((line) => [`${line}`, `Further ${line}`]).join('\n'))
  await loadRelease({ db, kindServers: trialServers, kinds: trialKinds, dir: base, releaseId: 'large' })
  const [large] = await estimateBuild(db, '/database', 'large')
  expect(small?.bytes).toBeGreaterThan(100_000)
  expect(large?.bytes).toBeGreaterThan(small?.bytes ?? 0)
  expect(await estimateBuild(db, null, 'small')).toEqual([])
})

test('[OPER-078] the folder of the database is not known to a role that may not read the settings', async () => {
  expect(await findDatabaseFolder(db)).toBeNull()
})
