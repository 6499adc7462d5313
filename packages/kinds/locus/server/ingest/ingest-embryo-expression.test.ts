import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestEmbryoExpression } from './ingest-embryo-expression.ts'

test('[EXPR-001] a line has a value for each of seven stages; anything else is reported', () => {
  const lines = [
    'Phylostratum\tGeneID\tZygote\tQuadrant\tGlobular\tHeart\tTorpedo\tBent\tMature',
    '1\tAt1g01040\t2173.6352050000005\t1911.2\t1152.5\t1291\t1000\t962\t1696',
    '1\tXYZ\t1\t1\t1\t1\t1\t1\t1',
    '1\tAT1G01050\t1\t1\t1\tNA\t1\t1\t1',
  ]
  expect(ingestTables(ingestEmbryoExpression, ...lines)).toEqual({
    rows: [['embryo_expression', 'AT1G01040', 2173.6352050000005, 1911.2, 1152.5, 1291, 1000, 962, 1696]],
    rejected: ['"XYZ" is not the name of a locus', 'the value of Heart is not a number'],
  })
})

test('the table of embryogenesis is known by its name', () => {
  expectFiles({ 'ath_embryogenesis_2011.csv': ingestEmbryoExpression })
})
