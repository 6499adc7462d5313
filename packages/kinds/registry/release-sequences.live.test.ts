import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { buildSequenceDatasets } from '@rosette/release-kit/build/build-release.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import type { LoadReport } from '@rosette/release-kit/load/load-report.ts'
import { chooseSample } from '@rosette/sequence-store/fixtures/choose-sample.ts'
import { compareSequences } from '@rosette/sequence-store/fixtures/compare-sequences.ts'
import { type Expected, expectSequences, hasSamtools } from '@rosette/sequence-store/fixtures/expected-sequences.ts'
import { writeGeneratedGenome } from '@rosette/sequence-store/fixtures/generated-genome.ts'
import { linesOf, officialRegions, regionsOf, writePlainGenome } from '@rosette/sequence-store/fixtures/plain-genome.ts'
import { knownDifferences, publishedProteins } from '@rosette/sequence-store/fixtures/published-proteins.ts'
import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { readFasta, streamDataset } from '@rosette/sequence-store/stream-dataset.ts'
import { preparedRelease, testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { kinds } from './contract.ts'
import { kindServers } from './server.ts'

const realDir = process.env.ROSETTE_RELEASE_DIR
const canCompare = await hasSamtools()
const real = preparedRelease()
const { db } = await testDatabase('empty')
const scratch = await mkdtemp(join(tmpdir(), 'rosette-sequences-'))
afterAll(() => rm(scratch, { recursive: true }))
const run = promisify(execFile)
const sequenceDir = join(scratch, 'store')

/** Loads the loci and the genome of a folder and makes its datasets, as load and build do. */
async function makeSequences(dir: string, releaseId: string): Promise<{ report: LoadReport; folder: string }> {
  const { locus, gene } = kindServers
  const report = await loadRelease({ db, kindServers: { locus, gene }, kinds, dir, releaseId, sequenceDir, maxRejected: 1 })
  const client = await db.pool.connect()
  await buildSequenceDatasets({ db, releaseId, sequenceDir }, { client, releaseId })
  client.release()
  return { report, folder: await sequenceFolder(db, sequenceDir, releaseId) }
}

/** All of them in one go: read one by one, as those made from DNA are, they would take longer than everything else here. */
async function readProteins(folder: string): Promise<Map<string, string>> {
  const stored = new Map<string, string>()
  const stream = await streamDataset(folder, 'araport11_protein')
  if (stream) for await (const { name, sequence } of readFasta(stream.text)) stored.set(name, sequence)
  return stored
}

async function countsOf(releaseId: string, { pool } = db) {
  const { rows } = await pool.query<{ dataset: string; records: number; missing: number }>(
    `select dataset, records, missing from release_${releaseId}.sequence_dataset`,
  )
  return Object.fromEntries(rows.map(({ dataset, records, missing }) => [dataset, { records, missing }]))
}

test.skipIf(!canCompare)('every dataset of the demo is what samtools and other code make of it (needs samtools)', async () => {
  const files = join(scratch, 'demo')
  await writeDemoRelease(files, { asOf: new Date('2026-11-15') })
  const { report, folder } = await makeSequences(files, 'demo')
  expect(report.unused).not.toContain('TAIR10_chr_regions.fas')
  const contigs = regionsOf(await linesOf(files, 'TAIR10_chr_regions'))
  const fasta = join(scratch, 'demo.fa')
  await writePlainGenome(fasta, contigs)
  const [gtf, bed] = [await linesOf(files, 'Araport11_GTF'), await linesOf(files, 'Araport11_all_loci')]
  const expected = await expectSequences({ gtf, bed, fasta, contigs })

  const store = openSequenceStore(folder)
  const { wrong, counts } = await compareSequences(store, expected)
  expect(wrong).toEqual([])
  const { tair10_coding_sequences: coding, tair10_protein: protein, ...made } = await countsOf('demo')
  const { tair10_coding_sequences: _coding, tair10_protein: _protein, ...computed } = counts
  expect(made).toEqual(computed)
  expect(Object.values(made).filter(({ records }) => records === 0)).toEqual([])
  // Those of TAIR10 are as published, which the demo's first gene models also follow.
  const published = await linesOf(files, 'TAIR10_pep_')
  expect([coding, protein]).toEqual(Array(2).fill({ records: published.filter((line) => line.startsWith('>')).length, missing: 0 }))
  for (const [dataset, source] of [
    ['tair10_coding_sequences', 'araport11_coding_sequences'],
    ['tair10_protein', 'araport11_protein'],
  ] as const) {
    const first = await store.read(dataset, 'AT4G18960.1')
    expect(first?.sequence).toBe(expected.get(source)?.get('AT4G18960.1'))
    expect(first?.description).toMatch(/^\| Symbols: AG\b.* \| chr4:\d+-\d+ FORWARD LENGTH=\d+$/)
  }
  // Gene models of the demo can be read: a start, a stop, and none before it.
  for (const protein of expected.get('araport11_protein')?.values() ?? []) expect(protein).toMatch(/^M[^*X]+$/)
  for (const intron of expected.get('araport11_introns')?.values() ?? []) expect(intron).toMatch(/^GT.*AG$/)
  await store.close()
})

test.skipIf(!canCompare)(
  'on made-up chromosomes of true length a sample of every dataset is what samtools makes of it, organelles whole (needs samtools)',
  { timeout: 60_000 },
  async () => {
    const files = join(scratch, 'true-length')
    const fasta = join(files, 'TAIR10_chr_all.fas')
    const { Chr4, ChrC, ChrM } = chromosomeLengths
    await writeDemoRelease(files, { asOf: new Date('2026-11-15') })
    await rm(join(files, 'TAIR10_chr_regions.fas'))
    await writeGeneratedGenome(fasta, { Chr4, ChrC, ChrM }, 3702)
    const { folder } = await makeSequences(files, 'true_length')
    const contigs = Object.entries({ Chr4, ChrC, ChrM }).map(([chromosome, end]) => ({ contig: chromosome, chromosome, start: 1, end }))
    const [gtf, bed] = [await linesOf(files, 'Araport11_GTF'), await linesOf(files, 'Araport11_all_loci')]
    const choose = (all: readonly Expected[]) => chooseSample(all, { count: 40, seed: 3702 })
    const expected = await expectSequences({ gtf, bed, fasta, contigs, choose })
    const store = openSequenceStore(folder)
    const { wrong, counts } = await compareSequences(store, expected)
    expect(wrong).toEqual([])
    // Both outcomes occur in every dataset: the other chromosomes of the sample have no DNA.
    const { tair10_coding_sequences: _coding, tair10_protein: _protein, ...computed } = counts
    expect(Object.values(computed).filter(({ records, missing }) => records === 0 || missing === 0)).toEqual([])
    await store.close()
  },
)

test.skipIf(!canCompare)('the files are such as bgzip and samtools write and read (needs both)', async () => {
  const folder = await sequenceFolder(db, sequenceDir, 'demo')
  const copies = join(scratch, 'copies')
  await mkdir(copies)
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.gz'))) {
    await copyFile(join(folder, name), join(copies, name))
    await run('bgzip', ['--test', join(copies, name)])
    await run('samtools', ['faidx', join(copies, name)])
    for (const index of [`${name}.fai`, `${name}.gzi`]) {
      expect((await readFile(join(folder, index))).equals(await readFile(join(copies, index))), index).toBe(true)
    }
  }
})

test('without a genome no dataset is made, and each says so; a load clears away the sequences of releases that are gone', async () => {
  const gone = await sequenceFolder(db, sequenceDir, 'gone')
  await mkdir(gone, { recursive: true })
  const files = join(scratch, 'bare')
  await writeDemoRelease(files, { asOf: new Date('2026-11-15') })
  await rm(join(files, 'TAIR10_chr_regions.fas'))
  for (const file of await readdir(files)) if (/^TAIR10_(cds|pep)_/.test(file)) await rm(join(files, file))
  await makeSequences(files, 'bare')
  expect(await readdir(join(gone, '..'))).not.toContain('gone')
  const { rows } = await db.pool.query('select distinct records, note from release_bare.sequence_dataset order by note')
  expect(rows).toEqual([
    { records: 0, note: 'The release has no TAIR10 sequences.' },
    { records: 0, note: 'The release has no genome.' },
  ])
})

test.skipIf(!canCompare || !realDir || !real)(
  'every dataset of the real DNA is what samtools makes of it, and proteins are as published (needs samtools, needs ROSETTE_REAL_SITE)',
  { timeout: 900_000 },
  async () => {
    if (!real) return
    const dir = realDir ?? ''
    const folder = await sequenceFolder(real.db, real.sequenceDir, 'real')
    const { rows: rejected } = await real.db.pool.query(`
      select file, reason from release_real.rejected_line where file in (select file from release_real.release_source where title = 'Genome')`)
    expect(rejected).toEqual([{ file: 'TAIR10_organelles.fas.gz', reason: '367808 bases reach beyond the end of ChrM in TAIR10' }])
    const contigs = await officialRegions(dir)
    const fasta = join(scratch, 'real.fa')
    await writePlainGenome(fasta, contigs)
    const [gtf, bed] = [await linesOf(dir, 'Araport11_GTF'), await linesOf(dir, 'Araport11_all_loci')]
    const expected = await expectSequences({ gtf, bed, fasta, contigs })
    const store = openSequenceStore(folder)
    const { wrong, counts } = await compareSequences(store, expected)
    // TRUTH-049: those of a release with proteins are the published ones.
    const asPublished = Object.keys(knownDifferences).filter((name) => name !== 'ATMG01410.1')
    expect(wrong.sort()).toEqual(asPublished.map((name) => `araport11_protein ${name}`))
    const { araport11_protein: made, ...others } = await countsOf('real', real.db)
    const { araport11_protein: fromDna = { records: 0, missing: 0 }, ...expectedOthers } = counts
    expect(others).toEqual(expectedOthers)

    const published = await publishedProteins(dir)
    const differences: string[] = []
    let added = 0
    const stored = await readProteins(folder)
    for (const [name, sequence] of expected.get('araport11_protein') ?? []) {
      const retained = stored.get(name)
      if (retained !== undefined && retained !== published.get(name)) differences.push(name)
      if (retained !== undefined && sequence === null) added++
    }
    // A release with proteins has the published ones where it lacks the DNA (BLAST-046).
    expect(made).toEqual({ records: fromDna.records + added, missing: fromDna.missing - added })
    expect(added).toBeGreaterThan(40_000)
    expect(differences.sort()).toEqual(['ATMG01410.1'])
    await store.close()
  },
)
