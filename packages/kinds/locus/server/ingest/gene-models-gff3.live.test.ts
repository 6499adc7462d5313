import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { locusKind } from '../../contract/locus-kind.ts'
import { locusServer } from '../locus-server.ts'

const { db } = await testDatabase('empty')
const dir = await mkdtemp(join(tmpdir(), 'rosette-gff3-'))
afterAll(() => rm(dir, { recursive: true }))

const names: Record<string, string> = { '5UTR': 'five_prime_UTR', '3UTR': 'three_prime_UTR' }
const types = ['', 'protein_coding', 'pseudogene', 'transposable_element_gene', 'other_rna', 'novel_transcribed_region']

type Span = { seqid: string; start: number; end: number; strand: string }

/** The demo's GTF file and list of loci, written as one GFF3 file in the layout of Araport11. */
function toGff3(gtf: readonly string[], bed: readonly string[]): string[] {
  const features = gtf.map((line) => {
    const [seqid = '', source, type = '', start, end, , strand = '', frame, attributes = ''] = line.split('\t')
    const [, model = '', , locus = ''] = attributes.split('"')
    return { span: { seqid, start: Number(start), end: Number(end), strand }, source, type, frame, model, locus }
  })
  const bounds = new Map<string, Span & { type: string }>()
  for (const line of bed) {
    const [chromosome, start, end, locus = '', strand = '', code] = line.split('\t')
    bounds.set(locus, { seqid: `Chr${chromosome}`, start: Number(start) + 1, end: Number(end), strand, type: types[Number(code)] ?? '' })
  }
  const byLocus = Map.groupBy(features, ({ locus }) => locus)
  return [...new Set([...bounds.keys(), ...byLocus.keys()])].flatMap((locus) => {
    const own = byLocus.get(locus) ?? []
    const { type = 'protein_coding', ...span } = bounds.get(locus) ?? around(own.map((feature) => feature.span))
    const models = [...Map.groupBy(own, ({ model }) => model)].flatMap(([model, parts]) => [
      write(around(parts.map((part) => part.span)), 'mRNA', '.', `ID=${model};Parent=${locus}`),
      ...parts
        .filter((part) => !part.type.endsWith('_codon'))
        .map((part, index) => write(part.span, names[part.type] ?? part.type, part.frame, `ID=${model}:${index};Parent=${model}`)),
    ])
    return [write(span, 'gene', '.', `ID=${locus};locus_type=${type}`), ...models, '###']
  })
}

function around(spans: readonly Span[]): Span & { type?: string } {
  const [first] = spans
  if (!first) throw new Error('A locus has bounds or features')
  return { ...first, start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) }
}

function write({ seqid, start, end, strand }: Span, type: string, phase: string | undefined, attributes: string): string {
  return [seqid, 'Araport11', type, start, end, '.', strand, phase, attributes].join('\t')
}

async function loadAs(releaseId: string): Promise<unknown[]> {
  await loadRelease({ db, kindServers: { locus: locusServer }, kinds: { locus: locusKind }, dir, releaseId, maxRejected: 0 })
  const schema = `release_${releaseId}`
  const queries = [
    `select * from ${schema}.gene_model_feature where feature_type not like '%codon' order by 1, 4, 6, 7`,
    `select * from ${schema}.gene_model order by name`,
    `select * from ${schema}.locus order by name`,
  ]
  return Promise.all(queries.map(async (query) => (await db.pool.query(query)).rows))
}

test('from GFF3 come the same loci, gene models and features as from the GTF file and the list of loci', async () => {
  await writeDemoRelease(dir, { asOf: new Date('2026-11-15') })
  const files = await readdir(dir)
  const [gtf = '', bed = ''] = ['Araport11_GTF', 'Araport11_all_loci'].map((start) => files.find((file) => file.startsWith(start)))
  const linesOf = async (file: string) => (await readFile(join(dir, file), 'utf8')).trimEnd().split('\n')
  const fromGtf = await loadAs('gtf')
  await writeFile(join(dir, 'Araport11_GFF3_genes_transposons.202611.gff'), toGff3(await linesOf(gtf), await linesOf(bed)).join('\n'))
  const both = await loadAs('both')
  await rm(join(dir, gtf))
  await rm(join(dir, bed))
  expect(await loadAs('gff3')).toEqual(fromGtf)
  // Where both are there nothing is counted twice.
  expect(both).toEqual(fromGtf)
})
