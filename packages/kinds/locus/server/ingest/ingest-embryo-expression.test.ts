import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestEmbryoExpression } from './ingest-embryo-expression.ts'

test('[EXPR-001] [EXPR-007] a line has a value for each of seven stages; anything else is reported; a stage is a sample', () => {
  const lines = [
    'Phylostratum\tGeneID\tZygote\tQuadrant\tGlobular\tHeart\tTorpedo\tBent\tMature',
    '1\tAt1g01040\t2173.6352050000005\t1911.2\t1152.5\t1291\t1000\t962\t1696',
    '1\tXYZ\t1\t1\t1\t1\t1\t1\t1',
    '1\tAT1G01050\t1\t1\t1\tNA\t1\t1\t1',
  ]
  const { rows, rejected } = ingestTables(ingestEmbryoExpression, ...lines)
  expect(rows.filter(([table]) => table === 'expression_line')).toEqual([
    ['expression_line', 'embryo_stages', 'AT1G01040', '{2173.6352050000005,1911.2,1152.5,1291,1000,962,1696}'],
  ])
  const stages = ['Zygote', 'Quadrant', 'Globular', 'Heart', 'Torpedo', 'Bent', 'Mature']
  expect(rows.flatMap(([table, , , run]) => (table === 'expression_column' ? [run] : []))).toEqual(stages)
  expect(rows.flatMap(([table, , , title, unit, , run]) => (table === 'expression_run_line' ? [[title, unit, run]] : []))).toEqual(
    stages.map((stage) => ['Embryo stages', 'signal', stage]),
  )
  expect(rejected).toEqual(['"XYZ" is not the name of a locus', 'the value of Heart is not a number'])
})

test('the table of embryogenesis is known by its name', () => {
  expectFiles({ 'ath_embryogenesis_2011.csv': ingestEmbryoExpression })
})
