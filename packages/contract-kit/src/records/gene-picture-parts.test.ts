import { expect, test } from 'vitest'
import { partOfRegion, zygosityOfGenotypes } from './gene-picture-parts.ts'

test.for([
  ['CDS', 'exon'],
  ['Exon', 'exon'],
  ['Intron', 'intron'],
  ['UTR5', 'UTR'],
  ['UTR3', 'UTR'],
  ["R500-5'", 'upstream'],
  ["F130-5'", 'upstream'],
  ['P355', null],
  [null, null],
] as const)('[PICT-005] %s is drawn as %s', ([region, part]) => {
  expect(partOfRegion(region)).toBe(part)
})

test('[PICT-013] of several genotypes homozygous counts before heterozygous before wild type', () => {
  expect(zygosityOfGenotypes(['WT', 'HZ', 'HMn'])).toBe('homozygous')
  expect(zygosityOfGenotypes(['WT', 'HZ', null])).toBe('heterozygous')
  expect(zygosityOfGenotypes(['WT', null])).toBe('wild type')
  expect(zygosityOfGenotypes([null])).toBeNull()
  expect(zygosityOfGenotypes([])).toBeNull()
})
