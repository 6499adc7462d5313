import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import type { LoadReport } from '@rosette/release-kit/load/load-report.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { locusKind } from '../../contract/locus-kind.ts'
import { locusServer } from '../locus-server.ts'

const { db } = await testDatabase('empty')
const dir = await mkdtemp(join(tmpdir(), 'rosette-bed12-'))
afterAll(() => rm(dir, { recursive: true }))

/** The coding gene models of the demo's GTF file in the layout of Araport11's BED12 file. */
function toBed12(gtf: readonly string[]): string[] {
  const features = gtf.map((line) => {
    const [chrom = '', , type = '', start, end, , strand = '', , attributes = ''] = line.split('\t')
    return { chrom, type, start: Number(start) - 1, end: Number(end), strand, model: attributes.split('"')[1] ?? '' }
  })
  return [...Map.groupBy(features, ({ model }) => model)].flatMap(([model, parts]) => {
    const ofType = (type: string) => parts.filter((part) => part.type === type).sort((one, other) => one.start - other.start)
    const [exons, coding] = [ofType('exon'), ofType('CDS')]
    const [first, firstCoding] = [exons[0], coding[0]]
    if (!first || !firstCoding) return []
    const blocks = [exons.map(({ start, end }) => `${end - start},`).join(''), exons.map(({ start }) => `${start - first.start},`).join('')]
    const place = [first.chrom, first.start, exons.at(-1)?.end, model, 0, first.strand, firstCoding.start, coding.at(-1)?.end, 0]
    return [[...place, exons.length, ...blocks, 'DEMO', 'made up'].join('\t')]
  })
}

async function loadAs(releaseId: string): Promise<{ report: LoadReport; models: unknown[]; loci: unknown[] }> {
  const report = await loadRelease({
    db,
    kindServers: { locus: locusServer },
    kinds: { locus: locusKind },
    dir,
    releaseId,
    maxRejected: 0.1,
  })
  const schema = `release_${releaseId}`
  const coding = `select gene_model_name from ${schema}.gene_model_feature where feature_type = 'CDS'`
  const features = `select * from ${schema}.gene_model_feature where feature_type in ('exon', 'CDS') and gene_model_name in (${coding})`
  const { rows: models } = await db.pool.query(`${features} order by 1, 4, 6, 7`)
  const { rows: loci } = await db.pool.query(`select name, chromosome, start_position, end_position from ${schema}.locus order by name`)
  return { report, models, loci }
}

const titlesOf = ({ sources }: LoadReport) => sources.map(({ title }) => title)

test('BED12 gives the same coding gene models as GTF, is read only without it, and a bad line is reported with its place', async () => {
  await writeDemoRelease(dir, { asOf: new Date('2026-11-15') })
  const gtf = (await readdir(dir)).find((file) => file.startsWith('Araport11_GTF')) ?? ''
  const lines = toBed12((await readFile(join(dir, gtf), 'utf8')).trimEnd().split('\n'))
  const fromGtf = await loadAs('gtf')
  await writeFile(join(dir, 'Araport11_mRNA.bed12'), ['track name="mRNA"', 'Chr1\t0\t9\tAT1G01010.9', ...lines].join('\n'))
  const both = await loadAs('both')
  await rm(join(dir, gtf))
  const fromBed12 = await loadAs('bed12')
  expect(lines.length).toBeGreaterThan(100)
  expect(fromBed12.models).toEqual(fromGtf.models)
  // Loci whose models code nothing are there by their bounds.
  expect(fromBed12.loci).toEqual(expect.arrayContaining(fromGtf.loci.slice(0, 10)))
  // The file is read for its gene models and for its loci.
  const bad = { file: 'Araport11_mRNA.bed12', line: 2, reason: '4 columns instead of 12' }
  expect(fromBed12.report.sources.flatMap(({ rejectedLines }) => rejectedLines)).toEqual([bad, bad])
  expect(both.models).toEqual(fromGtf.models)
  expect(titlesOf(both.report)).toEqual(titlesOf(fromGtf.report))
  expect(titlesOf(fromBed12.report)).toContain('Araport11 coding gene models (BED12)')
})
