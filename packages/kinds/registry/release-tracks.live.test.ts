import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { buildTracks } from '@rosette/sequence-store/tracks/build-tracks.ts'
import { trackFolder } from '@rosette/sequence-store/tracks/track-files.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { kinds } from './contract.ts'
import { kindServers } from './server.ts'

const run = promisify(execFile)
const { db } = await testDatabase('empty')
const scratch = await mkdtemp(join(tmpdir(), 'rosette-reference-'))
afterAll(() => rm(scratch, { recursive: true }))

test('[GBROW-003] the reference has whole chromosomes: the DNA of the release, and N elsewhere', async () => {
  const [files, sequenceDir] = [join(scratch, 'demo'), join(scratch, 'store')]
  await writeDemoRelease(files, { asOf: new Date('2026-11-15') })
  const { locus, gene } = kindServers
  await loadRelease({ db, kindServers: { locus, gene }, kinds, dir: files, releaseId: 'demo', sequenceDir, maxRejected: 1 })
  const dir = await sequenceFolder(db, sequenceDir, 'demo')
  const { tracks } = await buildTracks({ db, releaseId: 'demo', dir })
  // Kinds that were not loaded have no tables, and so no tracks.
  expect(tracks.map(({ id }) => id)).toEqual(['genes', 'coding', 'noncoding', 'transposon_genes'])

  const reference = join(trackFolder(dir), 'genome.fa.gz')
  const index = await readFile(`${reference}.fai`, 'utf8')
  const lengths = index
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').slice(0, 2))
  expect(Object.fromEntries(lengths.map(([name, length]) => [name, Number(length)]))).toEqual(chromosomeLengths)

  const read = async (region: string) =>
    (await run('samtools', ['faidx', '-n', '0', reference, region])).stdout.split('\n').slice(1).join('')
  const store = openSequenceStore(dir)
  const { rows } = await db.pool.query<{ chromosome: 'Chr4'; start: number; end: number }>(
    `select chromosome, start_position as start, end_position as end from release_demo.locus where name in ('AT4G18960', 'AT1G01010') order by name`,
  )
  for (const { chromosome, start, end } of rows) {
    const stored = await store.slice(chromosome, start, end)
    expect(stored).toMatch(/^[ACGT]+$/)
    expect(await read(`${chromosome}:${start}-${end}`)).toBe(stored)
  }
  await store.close()
  expect(rows).toHaveLength(2)
  expect(await read('Chr5:26900000-26900999')).toBe('N'.repeat(1000))
})
