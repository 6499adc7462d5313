import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { sequenceDatasets } from '@rosette/contract-kit/sequence-datasets.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { buildSequenceDatasets } from '@rosette/release-kit/build-sequence-datasets.ts'
import { loadRelease } from '@rosette/release-kit/load-release.ts'
import type { LoadReport } from '@rosette/release-kit/load-report.ts'
import {
  type ExpectedSequences,
  expectSequences,
  hasSamtools,
  type PlainContig,
} from '@rosette/sequence-store/fixtures/expected-sequences.ts'
import { openSequenceStore, type SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { testDatabase } from '@rosette/test-kit/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { kinds } from './contract.ts'
import { kindServers } from './server.ts'

const realDir = process.env.ROSETTE_RELEASE_DIR
const canCompare = await hasSamtools()
const { db } = await testDatabase('empty')
const scratch = await mkdtemp(join(tmpdir(), 'rosette-sequences-'))
afterAll(() => rm(scratch, { recursive: true }))
const run = promisify(execFile)
const sequenceDir = join(scratch, 'store')

/** Loads the loci and the genome of a folder and makes its datasets, as load and build do. */
async function makeSequences(dir: string, releaseId: string): Promise<{ report: LoadReport; folder: string }> {
  const report = await loadRelease({ db, kindServers: { locus: kindServers.locus }, kinds, dir, releaseId, sequenceDir, maxRejected: 1 })
  const client = await db.pool.connect()
  await buildSequenceDatasets({ db, releaseId, sequenceDir }, { client, releaseId })
  client.release()
  return { report, folder: await sequenceFolder(db, sequenceDir, releaseId) }
}

async function linesOf(dir: string, beginning: string): Promise<string[]> {
  const file = (await readdir(dir)).find((name) => name.startsWith(beginning)) ?? beginning
  const bytes = createReadStream(join(dir, file))
  return (await text(file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes)).split('\n').filter((line) => line !== '')
}

/** Plain FASTA for samtools, with names it can take apart from positions. */
async function writePlain(fasta: string, contigs: readonly (PlainContig & { lines: readonly string[] })[]): Promise<void> {
  await writeFile(
    fasta,
    contigs
      .map(
        ({ contig, lines }) =>
          `>${contig}\n${lines
            .join('')
            .match(/.{1,70}/g)
            ?.join('\n')}\n`,
      )
      .join(''),
  )
}

async function compare(store: SequenceStore, expected: ExpectedSequences) {
  const wrong: string[] = []
  const counts: Record<string, { records: number; missing: number }> = {}
  for (const { id } of sequenceDatasets) {
    const count = { records: 0, missing: 0 }
    for (const [name, sequence] of expected.get(id) ?? []) {
      if (sequence === null) count.missing++
      else count.records++
      // That nothing else is there follows from the counts.
      if (sequence !== null && (await store.read(id, name))?.sequence !== sequence) wrong.push(`${id} ${name}`)
    }
    counts[id] = count
  }
  return { wrong, counts }
}

async function countsOf(releaseId: string) {
  const { rows } = await db.pool.query<{ dataset: string; records: number; missing: number }>(
    `select dataset, records, missing from release_${releaseId}.sequence_dataset`,
  )
  return Object.fromEntries(rows.map(({ dataset, records, missing }) => [dataset, { records, missing }]))
}

function toContigs(fasta: readonly string[]): (PlainContig & { lines: string[] })[] {
  const contigs: (PlainContig & { lines: string[] })[] = []
  for (const line of fasta) {
    const [, chromosome = '', start, end] = /^>(\w+):(\d+)-(\d+)/.exec(line) ?? []
    if (line.startsWith('>')) contigs.push({ contig: `r${contigs.length}`, chromosome, start: Number(start), end: Number(end), lines: [] })
    else contigs.at(-1)?.lines.push(line)
  }
  return contigs
}

test.skipIf(!canCompare)('every dataset of the demo is what samtools and other code make of it (needs samtools)', async () => {
  const files = join(scratch, 'demo')
  await writeDemoRelease(files, { asOf: new Date('2026-11-15') })
  const { report, folder } = await makeSequences(files, 'demo')
  expect(report.unused).not.toContain('TAIR10_chr_regions.fas')
  const contigs = toContigs(await linesOf(files, 'TAIR10_chr_regions'))
  const fasta = join(scratch, 'demo.fa')
  await writePlain(fasta, contigs)
  const [gtf, bed] = [await linesOf(files, 'Araport11_GTF'), await linesOf(files, 'Araport11_all_loci')]
  const expected = await expectSequences({ gtf, bed, fasta, contigs })

  const store = openSequenceStore(folder)
  const { wrong, counts } = await compare(store, expected)
  expect(wrong).toEqual([])
  expect(await countsOf('demo')).toEqual(counts)
  expect(Object.entries(counts).filter(([, { records }]) => records === 0)).toEqual([
    ['tair10_coding_sequences', { records: 0, missing: 0 }],
    ['tair10_protein', { records: 0, missing: 0 }],
  ])
  // Gene models of the demo can be read: a start, a stop, and none before it.
  for (const protein of expected.get('araport11_protein')?.values() ?? []) expect(protein).toMatch(/^M[^*X]+$/)
  for (const intron of expected.get('araport11_introns')?.values() ?? []) expect(intron).toMatch(/^GT.*AG$/)
  await store.close()
})

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
  await makeSequences(files, 'bare')
  expect(await readdir(join(gone, '..'))).not.toContain('gone')
  const { rows } = await db.pool.query('select distinct records, note from release_bare.sequence_dataset order by note')
  expect(rows).toEqual([
    { records: 0, note: 'The release has no TAIR10 gene models.' },
    { records: 0, note: 'The release has no genome.' },
  ])
})

/** Differences between what the DNA says and what was published, with their reason. */
const knownDifferences: Record<string, string> = {
  'AT3G29255.1': 'the published protein begins ten residues earlier than the first coding part of the GTF file',
  'ATMG00060.1': 'part of nad5, which is spliced from several transcripts: as published, the codon across the parts is left out',
  'ATMG01320.1': 'part of nad2, which is spliced from several transcripts: as published, the codon across the parts is left out',
  'ATMG01410.1': 'not in the published file',
}

test.skipIf(!canCompare || !realDir)(
  'every dataset of the real DNA is what samtools makes of it, and proteins are as published (needs samtools, ROSETTE_RELEASE_DIR)',
  { timeout: 900_000 },
  async () => {
    const dir = realDir ?? ''
    const { report, folder } = await makeSequences(dir, 'real')
    const rejected = report.sources.flatMap((source) => (source.title === 'Genome' ? source.rejectedLines : []))
    expect(rejected.map(({ file, reason }) => [file, reason])).toEqual([
      ['TAIR10_organelles.fas.gz', '367808 bases reach beyond the end of ChrM in TAIR10'],
    ])
    const contigs = await realContigs(dir)
    const fasta = join(scratch, 'real.fa')
    await writePlain(fasta, contigs)
    const [gtf, bed] = [await linesOf(dir, 'Araport11_GTF'), await linesOf(dir, 'Araport11_all_loci')]
    const expected = await expectSequences({ gtf, bed, fasta, contigs })
    const store = openSequenceStore(folder)
    const { wrong, counts } = await compare(store, expected)
    expect(wrong).toEqual([])
    expect(await countsOf('real')).toEqual(counts)

    const published = readProteins(await linesOf(dir, 'Araport11_genes'))
    const differences: string[] = []
    for (const name of expected.get('araport11_protein')?.keys() ?? []) {
      const stored = await store.read('araport11_protein', name)
      if (stored && stored.sequence !== published.get(name)) differences.push(name)
    }
    expect(differences.sort()).toEqual(Object.keys(knownDifferences).sort())
    await store.close()
  },
)

async function realContigs(dir: string): Promise<(PlainContig & { lines: string[] })[]> {
  const whole = async (file: string, chromosome: string, start = 1) => {
    const lines = (await linesOf(dir, file)).map((line) => line.trim())
    const from = lines.findIndex((line) => line.startsWith('>') && (start > 1 || line.startsWith(`>${chromosome}`)))
    const to = lines.findIndex((line, place) => place > from && line.startsWith('>'))
    const bases = lines.slice(from + 1, to === -1 ? undefined : to)
    return { contig: `${file.length}${chromosome}`, chromosome, start, end: start + bases.join('').length - 1, lines: bases }
  }
  const first = await Promise.all(['Chr1', 'Chr2', 'Chr3', 'Chr4', 'Chr5'].map((name) => whole('TAIR10_first100kb', name)))
  const mitochondrion = { ...(await whole('TAIR10_chrM', 'mitochondria')), chromosome: 'ChrM' }
  const regions = [await whole('TAIR10_Chr2_', 'Chr2', 16_000_001), await whole('TAIR10_Chr3_', 'Chr3', 10_500_000)]
  return [...first, ...regions, await whole('TAIR10_organelles', 'ChrC'), mitochondrion]
}

function readProteins(lines: readonly string[]): Map<string, string> {
  const proteins = new Map<string, string>()
  let name = ''
  for (const line of lines) {
    if (line.startsWith('>')) name = line.slice(1).split(' ')[0] ?? ''
    else proteins.set(name, (proteins.get(name) ?? '') + line.trim())
  }
  return proteins
}
