import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestExpressionMatrices, ingestExpressionSheets } from './ingest-expression.ts'
import { ingestKlepikovaCounts, ingestKlepikovaSamples } from './ingest-klepikova.ts'
import { tissueSamples } from './klepikova-samples.ts'

/** What the file of this name becomes. */
function ingestFile(source: Source, file: string, ...lines: string[]) {
  const rows: [string, ...CopyValue[]][] = []
  const rejected: string[] = []
  const reader = source.ingest({ row: (table, values) => rows.push([table, ...values]), reject: (reason) => rejected.push(reason) }, file)
  for (const line of lines) reader.line(line)
  reader.end?.()
  return { rows, rejected }
}

test('[EXPR-007] a matrix is called as its file; names of loci and gene models in any spelling, values with exponent, missing ones', () => {
  const file = ingestFile(
    ingestExpressionMatrices,
    'rosette_expression_root-cells.tsv.gz',
    '\uFEFFgene\tA-1\tA-2\r',
    'At1g01010.1\t0.5\t1e-3\r',
    '',
    'AT1G01020\t\tNA',
    'AT1G01030\t-2\t0',
  )
  expect(file).toEqual({
    rows: [
      ['expression_column', 'root-cells', 1, 'A-1'],
      ['expression_column', 'root-cells', 2, 'A-2'],
      ['expression_line', 'root-cells', 'AT1G01010', '{0.5,0.001}'],
      ['expression_line', 'root-cells', 'AT1G01020', '{NULL,NULL}'],
      ['expression_line', 'root-cells', 'AT1G01030', '{-2,0}'],
    ],
    rejected: [],
  })
})

test('[EXPR-010] a line that cannot be used is rejected with the reason', () => {
  const rejected = (...lines: string[]) => ingestFile(ingestExpressionMatrices, 'rosette_expression_x.tsv', ...lines).rejected
  expect(rejected('gene\tA', 'AT1G01010\t1', 'At1g01010\t2', 'XYZ\t1', 'AT1G01020\tmany', 'AT1G01030', 'AT1G01040\t1e99')).toEqual([
    'AT1G01010 has a line already',
    '"XYZ" is not the name of a locus',
    'the value of A is not a number',
    '1 columns instead of 2',
    'the value of A is not a number',
  ])
  expect(rejected('name\tA', 'AT1G01010\t1')).toEqual(['the header line has no column gene', 'the file has no usable header line'])
  expect(rejected('gene\tA\tA')).toEqual(['the header line has two columns A'])
  expect(rejected('gene')).toEqual(['the header line names no run'])
})

const header = 'run\tsample\tlabel\torgan\ttreatment\tpo_terms\ttitle\tunit\treference'

test('[EXPR-007] [EXPR-010] a sample sheet says which run is of which sample; a repeated run and a wrong term are rejected', () => {
  const file = ingestFile(
    ingestExpressionSheets,
    'rosette_expression_root-cells_samples.tsv',
    header,
    'A-1\tA\tApex\tRoot\t\tPO:0009005|PO:0020147\tRoot cells\tTPM\tMade up',
    'A-2\tA\t\tRoot\tcold\t\t\tTPM\t',
    'A-2\tA\t\tRoot\t\t\t\tTPM\t',
    'A-3\tA\t\tRoot\t\troot\t\tTPM\t',
    'A-4\tA\t\t\t\t\t\tTPM\t',
  )
  expect(file).toEqual({
    rows: [
      [
        'expression_run_line',
        'root-cells',
        'root-cells',
        'Root cells',
        'TPM',
        'Made up',
        'A-1',
        'A',
        'Apex',
        'Root',
        null,
        'PO:0009005|PO:0020147',
        1,
      ],
      ['expression_run_line', 'root-cells', 'root-cells', null, 'TPM', null, 'A-2', 'A', null, 'Root', 'cold', null, 2],
    ],
    rejected: ['A-2 has a line already', '"root" is not a valid po_terms', 'organ is missing'],
  })
})

test('[EXPR-007] counts of the atlas keep names that do not belong to a locus; the untreated leaf belongs to both series', () => {
  expect(ingestTables(ingestKlepikovaCounts, 'gene\tSRR1', 'AT1G01010\t233', 'ath-miR156a-3p\t0', 'AT1G01020\tNA')).toEqual({
    rows: [
      ['expression_column', 'klepikova_counts', 1, 'SRR1'],
      ['expression_line', 'klepikova_counts', 'AT1G01010', '{233}'],
      ['expression_line', 'klepikova_counts', 'ath-miR156a-3p', '{0}'],
    ],
    rejected: ['the value of SRR1 is not a number'],
  })
  const { rows, rejected } = ingestTables(
    ingestKlepikovaSamples,
    'run\tsample_id\tsample_description\ttissue_series\tstress_series\tbioproject',
    'SRR1\tL.lg\tLeaf, mature (L.lg)\t1\t0\tPRJ1',
    'SRR2\tWounding48\tLeaf Wounding 48 hours\t0\t1\tPRJ1',
    'SRR3\tNEW\tA new sample\t1\t0\tPRJ1',
    'SRR4\tX\tIn none\t0\t0\tPRJ1',
  )
  const facts = rows.map(([, , dataSet, , unit, , run, sample, label, organ, treatment, , line]) =>
    [dataSet, unit, run, sample, label, organ, treatment, line].join(', '),
  )
  expect(facts).toEqual([
    'tissue_atlas, TPM, SRR1, L.lg, Mature leaf, Leaf, , 23',
    'leaf_stress, TPM, SRR1, L.lg, Mature leaf, Untreated, , 1',
    'leaf_stress, TPM, SRR2, Wounding48, 48 h, Wounding, Wounding, 3048',
    'tissue_atlas, TPM, SRR3, NEW, A new sample, Other, , 81',
  ])
  expect(rejected).toEqual(['the run belongs to neither series'])
})

test('[EXPR-013] the atlas has ten organs in the order of a plant’s life, and eighty samples', () => {
  expect(tissueSamples.size).toBe(80)
  expect([...new Set([...tissueSamples.values()].map(({ organ }) => organ))]).toEqual([
    'Dry and germinating seed',
    'Seedling',
    'Root',
    'Leaf',
    'Stem',
    'Shoot apical meristem',
    'Whole flower',
    'Flower parts',
    'Silique and pod',
    'Seed',
  ])
})

test('files of expression are known by their names', () => {
  expectFiles({
    'rosette_expression_root-cells.tsv': ingestExpressionMatrices,
    'rosette_expression_root-cells_samples.tsv': ingestExpressionSheets,
    'Klepikova_RNAseq_raw_counts.tsv': ingestKlepikovaCounts,
    'Klepikova_RNAseq_samples.tsv': ingestKlepikovaSamples,
  })
})
