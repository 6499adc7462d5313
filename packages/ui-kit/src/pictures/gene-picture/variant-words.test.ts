import { at4g18960 } from '@rosette/kinds/locus/fixtures/at4g18960.ts'
import { expect, test } from 'vitest'
import { describeVariant, formatVariantType, placeInModels } from './variant-words.ts'

const { geneModels } = at4g18960
const first = geneModels.slice(0, 1)

const insertion = {
  polymorphism: { kind: 'polymorphism', key: 1, label: 'SALKseq_043741.2' },
  polymorphismType: 'insertion',
  insertionType: 'T-DNA',
  start: 10_385_822,
  end: 10_385_822,
  part: 'intron',
  zygosity: null,
} as const

test('[PICT-011] where a base lies is reported for each model', () => {
  expect(placeInModels(geneModels, 10_385_822)).toBe('intron 2 of all 4 models')
  expect(placeInModels(first, 10_385_822)).toBe('intron 2')
  expect(placeInModels(first, 10_384_000)).toBe('exon 2')
  expect(placeInModels(first, 10_388_400)).toBe('3′ UTR')
  expect(placeInModels(geneModels, 10_387_909)).toBe('intron 8 of 2 models, intron 7 of 1, 3′ UTR of 1')
  expect(placeInModels(geneModels, 10_382_000)).toBeNull()
})

test('[PICT-011] exons and introns of a gene on the other strand are counted from its own start', () => {
  const reverse = first.map((model) => ({ ...model, orientation: 'R' as const }))
  expect(placeInModels(reverse, 10_385_822)).toBe('intron 7')
  expect(placeInModels(reverse, 10_384_000)).toBe('exon 8')
})

test('[PICT-005] [PICT-006] the name of a mark says what, where, which part and the zygosity', () => {
  expect(describeVariant('Chr4', insertion)).toBe('SALKseq_043741.2, T-DNA insertion, intron, Chr4:10,385,822, zygosity not known')
  expect(describeVariant('Chr4', { ...insertion, zygosity: 'homozygous', part: 'exon' })).toContain('exon, Chr4:10,385,822, homozygous')
  const deletion = { ...insertion, polymorphismType: 'deletion', insertionType: null, part: null, end: 10_385_830 }
  expect(describeVariant('Chr4', deletion)).toBe('SALKseq_043741.2, deletion, Chr4:10,385,822–10,385,830')
  expect(formatVariantType({ ...insertion, polymorphismType: 'digest_pattern' })).toBe('digest pattern')
})
