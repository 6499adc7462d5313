import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { buildReleaseBlast } from '@rosette/release-kit/build/build-release.ts'
import { sequenceFile } from '@rosette/sequence-store/dataset-writers.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase()
const { db, releaseId } = database
const { sequenceDir } = await makeDemoSequences(database)
await buildReleaseBlast({ db, releaseId, sequenceDir })
const folder = await sequenceFolder(db, sequenceDir, releaseId)
const { as, expectErrors, log } = await testApp(database, { env: { SEQUENCE_DIR: sequenceDir, PREMIUM_TOOLS: 'mark' } })
const { get } = as('anonymous')

/** Later than what is remembered for a second. */
async function readyLater() {
  await new Promise((resolve) => setTimeout(resolve, 1050))
  return get('/readyz')
}

const protein = { ids: 'AT4G18960.1', dataset: 'araport11_protein' }

test('[OPER-003] a site that lacks nothing is ready', async () => {
  expect(await get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', database: 'up', search: 'up', sequences: 'up', release: releaseId },
  })
})

test.each([
  ['migrations', `update community.migration set sha256 = 'other' where name = '0001-releases.sql'`, /0001-releases/],
  ['release', `alter schema ${schemaOf(releaseId)} rename to elsewhere`, /schema of .* is missing/],
  ['release', `update community.release set state = 'failed'`, /is failed/],
  ['release', `update community.release set shape_hash = 'other'`, /another shape/],
] as const)('[OPER-003] without its %s the site is not ready: %s', async (part, harm, words) => {
  expectErrors(/503 GET \/readyz/)
  const { rows } = await db.pool.query(
    'select state, shape_hash, (select sha256 from community.migration order by name limit 1) from community.release',
  )
  await db.pool.query(harm)
  const unready = await readyLater()
  expect(unready).toMatchObject({ status: 503, body: { status: 'unready', database: 'up' } })
  expect(unready.text).not.toMatch(words)
  expect(log).toContainEqual(expect.objectContaining({ level: 40, errors: { [part]: expect.stringMatching(words) } }))
  const reported = log.length
  expect(await get('/readyz')).toMatchObject({ status: 503 })
  expect(log.slice(reported).filter(({ level }) => level === 40)).toEqual([])
  await db.pool.query(`update community.migration set sha256 = $1 where name = '0001-releases.sql'`, [rows[0]?.sha256])
  await db.pool.query('update community.release set state = $1, shape_hash = $2', [rows[0]?.state, rows[0]?.shape_hash])
  if (harm.startsWith('alter')) await db.pool.query(`alter schema elsewhere rename to ${schemaOf(releaseId)}`)
  expect(await readyLater()).toMatchObject({ status: 200, body: { status: 'ready' } })
})

test('[OPER-003] without an index it is degraded', async () => {
  const { as: other, log: lines } = await testApp(
    { ...database, indexPrefix: `${database.indexPrefix}_no` },
    { env: { SEQUENCE_DIR: sequenceDir } },
  )
  expect(await other('anonymous').get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'degraded', search: 'down', sequences: 'up' },
  })
  expect(lines).toContainEqual(expect.objectContaining({ errors: { search: expect.stringContaining('-locus-') } }))
})

test('[OPER-002][OPER-003] a folder that is gone is an error everywhere, and no longer one when it is back', async () => {
  expectErrors(/503 GET \/api\/blast\/service/, /503 GET \/api\/genome\/tracks/, /503 GET .*genome\.fa\.gz/)
  const away = join(dirname(folder), 'away')
  const { as: fresh, expectErrors: expectOf } = await testApp(database, { env: { SEQUENCE_DIR: sequenceDir, PREMIUM_TOOLS: 'mark' } })
  expectOf(/503 POST \/api\/search\/sequences/)
  await rename(folder, away)
  try {
    for (const ask of [
      () => fresh('anonymous').post('/api/search/sequences', protein),
      () => get('/api/blast/service'),
      () => get('/api/genome/tracks'),
      () => get(`/api/genome/${releaseId}/genome.fa.gz`),
    ]) {
      const answer = await ask()
      expect(answer, answer.text).toMatchObject({ status: 503, body: { code: 'upstream_failed' }, headers: { 'retry-after': '60' } })
      expect(answer.text).not.toContain(sequenceDir)
    }
    expect(await readyLater()).toMatchObject({ status: 200, body: { status: 'degraded', sequences: 'down' } })
  } finally {
    await rename(away, folder)
  }
  expect(await fresh('anonymous').post('/api/search/sequences', protein)).toMatchObject({ status: 200 })
  expect((await get('/api/blast/service')).body).not.toMatchObject({ databases: [] })
  expect(await readyLater()).toMatchObject({ status: 200, body: { status: 'ready' } })
})

test('[OPER-002] a dataset that is gone from the folder is an error, also for a store that is open; other datasets are read', async () => {
  const fresh = await testApp(database, { env: { SEQUENCE_DIR: sequenceDir } })
  fresh.expectErrors(/503 POST \/api\/search\/sequences/)
  const ask = (dataset: string) => fresh.as('anonymous').post('/api/search/sequences', { ids: 'AT4G18960.1', dataset })
  const index = `${sequenceFile(folder, 'araport11_protein')}.fai`
  await rename(index, `${index}.away`)
  try {
    expect(await ask('araport11_protein')).toMatchObject({ status: 503 })
    expect(await ask('araport11_coding_sequences')).toMatchObject({ status: 200 })
    expect(await readyLater()).toMatchObject({ status: 200, body: { sequences: 'down' } })
  } finally {
    await rename(`${index}.away`, index)
  }
  expect((await ask('araport11_protein')).text).toContain('AT4G18960.1')
})

test('[OPER-001] a copy of the database under another name finds the same folder; another site has another one', async () => {
  const copy = await testDatabase()
  const other = await testDatabase('empty')
  // What a dump that is restored elsewhere has in common with the first.
  const { rows } = await db.pool.query<{ id: string }>('select id from community.site')
  await copy.db.pool.query('update community.site set id = $1', [rows[0]?.id])
  expect(await sequenceFolder(copy.db, sequenceDir, releaseId)).toBe(folder)
  expect(folder).toBe(join(sequenceDir, rows[0]?.id ?? '', releaseId))
  await other.db.pool.query("update community.site set id = 'other'")
  expect(await sequenceFolder(other.db, sequenceDir, releaseId)).toBe(join(sequenceDir, 'other', releaseId))
})
