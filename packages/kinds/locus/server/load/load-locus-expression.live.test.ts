import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { loadFiles } from '@rosette/test-kit/live/load-files.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { locusKind } from '../../contract/locus-kind.ts'
import { locusServer } from '../locus-server.ts'
import { loadLoci } from './load-locus.ts'
import { loadLocusExpression, loadMeasuredDataSets } from './load-locus-expression.ts'

const demo = demoDatabase()
const release = demo.db.release(demo.releaseId)
const keyOf = async (name: string, db = release) =>
  (await db.selectFrom('locus').select('locusId').where('name', '=', name).executeTakeFirstOrThrow()).locusId

test('[EXPR-007] [EXPR-009] a record says in which data sets its locus was measured', async () => {
  const names = ['AT4G18960', 'AT1G01010', 'AT5G61850']
  const keys = await Promise.all(names.map((name) => keyOf(name)))
  const loci = await loadLoci(release, keys)
  const standings = keys.map((key) => loci.get(key)?.expressionDataSets.map(({ name, standing }) => `${name} ${standing}`))
  expect(standings).toEqual([
    ['demo measured', 'embryo_stages measured', 'leaf_stress measured', 'tissue_atlas measured'],
    ['demo zero', 'embryo_stages absent', 'leaf_stress zero', 'tissue_atlas zero'],
    ['demo absent', 'embryo_stages absent', 'leaf_stress absent', 'tissue_atlas absent'],
  ])
})

test('[EXPR-007] [EXPR-011] samples stand by organ with every run, the mean, the unit, the source and the coverage', async () => {
  const answer = await loadLocusExpression(release, await keyOf('AT4G18960'), {})
  expect(answer?.dataSet).toBe('demo')
  const set = answer?.dataSets[0]
  expect(set).toMatchObject({ title: 'Demonstration atlas', unit: 'TPM', reference: 'Made up for the demonstration', sampleCount: 7 })
  const { all, counted } = await coverage()
  expect([set?.allLoci, set?.countedLoci, set?.measuredLoci]).toEqual([all, counted, counted - 1])
  expect(answer?.samples.map(({ organ, label, runs }) => [organ, label, runs.length])).toEqual([
    ['Root', 'Root tip', 3],
    ['Root', 'Mature root', 3],
    ['Leaf', 'Leaf <5 mm & "petiole"', 3],
    ['Leaf', 'Leaf in the cold', 3],
    ['Flower', 'Flower bud', 3],
    ['Flower', 'Carpel', 3],
    ['Seed', 'Dry seed', 2],
  ])
  const cold = answer?.samples.find(({ sample }) => sample === 'LC')
  expect(cold).toMatchObject({ treatment: '4 °C, 24 h', poTerms: ['PO:0025034'], mean: 0 })
  const carpel = answer?.samples.find(({ sample }) => sample === 'CA')
  expect(carpel?.runs.map(({ run }) => run)).toEqual(['CA-1', 'CA-2', 'CA-3'])
  const values = carpel?.runs.map(({ value }) => value ?? 0) ?? []
  expect(carpel?.mean).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / 3, 3)
  expect(values.every((value) => value > 50)).toBe(true)
})

async function coverage() {
  const { rows } = await demo.db.pool.query<{ all: number; counted: number }>(`
    select count(*)::int as all, (select count(*)::int from release_${demo.releaseId}.expression_line where matrix = 'demo') as counted
    from release_${demo.releaseId}.locus where not is_obsolete and chromosome is not null`)
  return rows[0] ?? { all: 0, counted: 0 }
}

test('[EXPR-009] zero in every run has no samples, a missing run is null and not zero', async () => {
  expect(await loadLocusExpression(release, await keyOf('AT1G01010'), { dataSet: 'demo' })).toMatchObject({ dataSet: 'demo', samples: [] })
  expect(await loadLocusExpression(release, await keyOf('AT5G61850'), {})).toMatchObject({ dataSet: 'demo', samples: [] })
  const withGap = await loadLocusExpression(release, await keyOf('AT1G65480'), { dataSet: 'demo' })
  const [first] = withGap?.samples ?? []
  expect(first?.runs[0]).toEqual({ run: 'RT-1', value: null })
  expect(first?.mean).toBeCloseTo(((first?.runs[1]?.value ?? 0) + (first?.runs[2]?.value ?? 0)) / 2, 3)
})

test('[EXPR-011] a data set is asked for by name; an unknown one is not found', async () => {
  const key = await keyOf('AT4G18960')
  const stages = await loadLocusExpression(release, key, { dataSet: 'embryo_stages' })
  expect(stages?.samples.map(({ label, mean }) => `${label} ${mean}`)).toEqual([
    'Zygote 812.44',
    'Quadrant 798.1',
    'Globular 905.6',
    'Heart 1204.3',
    'Torpedo 1530.9',
    'Bent 1388.2',
    'Mature 640.7',
  ])
  expect(await loadLocusExpression(release, key, { dataSet: 'weather' })).toBeNull()
})

const exon = (name: string, start: number, end: number) =>
  `Chr1\tAraport11\texon\t${start}\t${end}\t.\t-\t.\ttranscript_id "${name}.1"; gene_id "${name}"`
const annotation = {
  // The exons of the first gene overlap: 150 bases together. The third has none.
  'Araport11_GTF_genes_transposons.201606.gtf': [
    exon('AT1G01010', 1001, 1100),
    exon('AT1G01010', 1051, 1150),
    exon('AT1G01020', 2001, 2300),
  ],
  'Araport11_all_loci.bed': ['1\t1000\t1150\tAT1G01010\t-\t1\t1', '1\t2000\t2300\tAT1G01020\t-\t1\t1', '1\t3000\t3300\tAT1G01030\t-\t1\t0'],
  'gene_aliases_20230630.csv': ['locus_name,symbol,full_name', 'AT1G01010,NAC001,NULL'],
  'Araport11_functional_descriptions_20201231.txt': [
    'name\tgene_model_type\tshort_description\tCurator_summary\tComputational_description',
    'AT1G01010.1\tprotein_coding\tshort\tlong\t',
  ],
}
const sheet = 'run\tsample\tlabel\torgan\ttreatment\tpo_terms\ttitle\tunit\treference'
const { db } = await testDatabase('empty')
const loadAs = (releaseId: string, files: Record<string, string[]>) =>
  loadFiles(
    { ...annotation, ...files },
    { db, kindServers: { locus: locusServer }, kinds: { locus: locusKind }, releaseId, maxRejected: 0.5 },
  )

test('[EXPR-008] counts become transcripts per million with the bases of all exons, of genes that have some', async () => {
  await loadAs('counts', {
    'Klepikova_RNAseq_raw_counts.tsv': ['gene\tR1\tR2', 'AT1G01010\t150\t0', 'AT1G01020\t900\t300', 'AT1G01030\t5000\t1'],
    'Klepikova_RNAseq_samples.tsv': [
      'run\tsample_id\tsample_description\ttissue_series\tstress_series',
      'R1\tSTI\tStigmatic tissue\t1\t0',
      'R2\tSTI\tStigmatic tissue\t1\t0',
    ],
  })
  const counts = db.release('counts')
  // Reads per base: 1 and 3, then 0 and 1.
  const answer = await loadLocusExpression(counts, await keyOf('AT1G01010', counts), {})
  expect(answer?.samples).toMatchObject([
    { label: 'Stigmatic tissue', organ: 'Flower parts', mean: 125_000, runs: [{ value: 250_000 }, { value: 0 }] },
  ])
  const other = await loadLocusExpression(counts, await keyOf('AT1G01030', counts), {})
  expect(other?.dataSets).toMatchObject([{ standing: 'absent', allLoci: 3, countedLoci: 2, measuredLoci: 2 }])
})

test('[EXPR-007] [EXPR-010] two matrices of an operator; what does not fit is reported', async () => {
  const report = await loadAs('own', {
    'rosette_expression_a.tsv': ['gene\tx\ty\tunnamed', 'AT1G01010\t1\t2\t3'],
    'rosette_expression_a_samples.tsv': [sheet, 'x\tS\t\tRoot\t\t\t\tTPM\t', 'y\tS\t\tLeaf\t\t\t\tTPM\t', 'z\tT\t\tLeaf\t\t\t\tTPM\t'],
    'rosette_expression_b.tsv': ['gene\tx', 'AT1G01010\t7'],
    'rosette_expression_b_samples.tsv': [sheet, 'x\tS\t\tRoot\t\t\t\tcounts\t', 'q\tS\t\tRoot\t\t\t\tTPM\t'],
  })
  expect(report.contradictions.map(({ statement, records }) => `${records} ${statement}`)).toEqual([
    '1 a data set of expression has several units, and is left out',
    '1 a run of expression is in the matrix and not in the sample sheet, and is left out',
    '2 a run of expression is in the sample sheet and not in the matrix, and is left out',
    '1 a sample of expression stands in several organs; the first in the alphabet holds',
  ])
  const own = db.release('own')
  const answer = await loadLocusExpression(own, await keyOf('AT1G01010', own), {})
  expect(answer?.dataSets.map(({ name }) => name)).toEqual(['a'])
  expect(answer?.samples).toEqual([
    {
      sample: 'S',
      label: 'S',
      organ: 'Leaf',
      treatment: null,
      poTerms: [],
      mean: 1.5,
      runs: [
        { run: 'x', value: 1 },
        { run: 'y', value: 2 },
      ],
    },
  ])
})

test('[EXPR-012] a release without expression has no data set, and a locus no answer', async () => {
  await loadAs('without', {})
  const without = db.release('without')
  const key = await keyOf('AT1G01010', without)
  expect((await loadMeasuredDataSets(without, [key]))(key)).toEqual([])
  expect(await loadLocusExpression(without, key, {})).toBeNull()
})
