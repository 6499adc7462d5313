import { expect, test } from 'vitest'
import { chosenGenes, chosenLines, countFacets, type LineTraits, linesByGene, type MutantLine, summarise } from './choose-lines.ts'

const usual: LineTraits = {
  part: 'intron',
  zygosity: 'not known',
  is_deposited: 'false',
  collection: 'SALK',
  is_only_gene: 'true',
  isHomozygousExon: false,
  isDepositedExon: false,
}
const line = (mutantId: number, more: Partial<LineTraits> = {}): MutantLine => ({ mutantId, traits: { ...usual, ...more } })

const lines: ReadonlyMap<number, MutantLine[]> = new Map([
  [
    7,
    [
      line(1, { part: 'coding exon' }),
      line(2, { part: 'exon', zygosity: 'homozygous', is_deposited: 'true', isHomozygousExon: true, isDepositedExon: true }),
      line(3, { collection: 'SAIL' }),
    ],
  ],
  [9, [line(4, { zygosity: 'homozygous', is_only_gene: 'false' }), line(5, { zygosity: 'heterozygous', collection: 'GABI' })]],
])

const idsOf = (chosen: readonly MutantLine[]) => chosen.map(({ mutantId }) => mutantId)

test('[MUTANT-009] genes keep the order of the list and stay without a line; lines keep theirs', () => {
  const genes = linesByGene([9, 8, 7], lines, {})
  expect(genes.map(({ locusId, fitting }) => [locusId, idsOf(fitting)])).toEqual([
    [9, [4, 5]],
    [8, []],
    [7, [1, 2, 3]],
  ])
})

test('[MUTANT-010] two alleles are the two best lines that fit; all of them on request', () => {
  const [gene] = linesByGene([7], lines, {})
  const [filtered] = linesByGene([7], lines, { part: { include: ['exon', 'intron'] } })
  if (!gene || !filtered) throw new Error('One gene was asked for')
  expect(idsOf(chosenLines(gene, 'two'))).toEqual([1, 2])
  expect(idsOf(chosenLines(gene, 'all'))).toEqual([1, 2, 3])
  expect(idsOf(chosenLines(filtered, 'two'))).toEqual([2, 3])
})

test('[MUTANT-011] a line fits if every filter has its value or excludes others; genes are narrowed by that', () => {
  const choice = { zygosity: { include: ['homozygous', 'heterozygous'] }, collection: { exclude: ['GABI'] } }
  const genes = linesByGene([7, 8, 9], lines, choice)
  expect(genes.flatMap(({ fitting }) => idsOf(fitting))).toEqual([2, 4])
  const loci = (wanted: 'all' | 'with' | 'without') => chosenGenes(genes, wanted).map(({ locusId }) => locusId)
  expect([loci('all'), loci('with'), loci('without')]).toEqual([[7, 8, 9], [7, 9], [8]])
})

test('[MUTANT-011] a facet counts lines that fit the other filters, in the stated order, also where none is left', () => {
  const choice = { part: { include: ['exon', 'coding exon'] }, is_deposited: { include: ['true'] } }
  const facets = countFacets(linesByGene([7, 9], lines, choice), choice)
  expect(facets.part).toEqual([
    { value: 'coding exon', count: 0 },
    { value: 'exon', count: 1 },
    { value: 'intron', count: 0 },
  ])
  expect(facets.is_deposited).toEqual([
    { value: 'true', count: 1 },
    { value: 'false', count: 1 },
  ])
  expect(facets.collection.map(({ value }) => value)).toEqual(['SALK', 'SAIL', 'GABI'])
})

test('[MUTANT-011] lines that are alike are counted one by one', () => {
  const alike = new Map([
    [7, [1, 2].map((mutantId) => ({ mutantId, traits: usual }))],
    [9, [{ mutantId: 3, traits: usual }]],
  ])
  expect(countFacets(linesByGene([7, 9], alike, {}), {}).collection).toEqual([{ value: 'SALK', count: 3 }])
})

test('[MUTANT-008] the summary counts genes, not lines, whatever the filters', () => {
  // Where only genotyping knows a line, its exon may or may not code.
  const genotyped = line(6, { part: 'exon' })
  const genes = linesByGene([7, 8, 9, 10], new Map([...lines, [10, [genotyped]]]), { collection: { include: ['GABI'] } })
  expect(summarise(genes)).toEqual({ genes: 4, withLine: 3, inExon: 2, homozygous: 2, homozygousInExon: 1, deposited: 1 })
})
