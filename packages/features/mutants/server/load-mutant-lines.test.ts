import { expect, test } from 'vitest'
import { type LineColumns, shareTraits } from './load-mutant-lines.ts'

const usual: LineColumns = [1, 'SALK_1', 'exon', 'homozygous', false, false, false, false]

/** Lines that differ from the usual one in a single column. */
const others: readonly LineColumns[] = [
  [1, 'SAIL_1', 'exon', 'homozygous', false, false, false, false],
  [1, 'SALK_1', 'intron', 'homozygous', false, false, false, false],
  [1, 'SALK_1', 'exon', 'not known', false, false, false, false],
  [1, 'SALK_1', 'exon', 'homozygous', true, false, false, false],
  [1, 'SALK_1', 'exon', 'homozygous', false, true, false, false],
  [1, 'SALK_1', 'exon', 'homozygous', false, false, true, false],
  [1, 'SALK_1', 'exon', 'homozygous', false, false, false, true],
]

test('[MUTANT-011] lines share their traits if they are alike in all that is counted, whatever their names', () => {
  const traitsOf = shareTraits()
  expect(traitsOf([2, 'SALK_2', 'exon', 'homozygous', false, false, false, false])).toBe(traitsOf(usual))
  expect(new Set([usual, ...others].map(traitsOf)).size).toBe(1 + others.length)
  expect(traitsOf([1, 'SAIL_1', 'intron', 'wild type', true, false, true, false])).toEqual({
    part: 'intron',
    zygosity: 'wild type',
    is_deposited: 'true',
    collection: 'SAIL',
    is_only_gene: 'false',
    isHomozygousExon: true,
    isDepositedExon: false,
  })
})
