import { expect, test } from 'vitest'
import { geneFeatures } from './load-gene-features.ts'

const exons = [
  { start: 100, end: 200 },
  { start: 300, end: 400 },
  { start: 500, end: 600 },
]
// Begins and ends inside the second exon, so that both untranslated parts span two exons.
const coding = [{ start: 310, end: 390 }]

function placesOf(type: string, orientation: 'F' | 'R' | null, parts = { exons, coding }) {
  return geneFeatures(parts.exons, parts.coding, orientation)
    .filter((feature) => feature.assignmentFeatureType === type)
    .map(({ startPosition, endPosition }) => [startPosition, endPosition])
}

const left = [
  [100, 200],
  [300, 309],
]
const right = [
  [391, 400],
  [500, 600],
]

test('[DGENE-006] on the forward strand the 5′ UTR lies left of the ORF, the 3′ UTR right of it', () => {
  expect(placesOf("5' UTR", 'F')).toEqual(left)
  expect(placesOf("3' UTR", 'F')).toEqual(right)
})

test('[DGENE-006] on the reverse strand they change places', () => {
  expect(placesOf("5' UTR", 'R')).toEqual(right)
  expect(placesOf("3' UTR", 'R')).toEqual(left)
})

test('[DGENE-006] introns are the gaps between exons, whatever their order; the ORF spans the coding regions', () => {
  const introns = [
    [201, 299],
    [401, 499],
  ]
  expect(placesOf('intron', 'R', { exons: exons.toReversed(), coding })).toEqual(introns)
  expect(placesOf('ORF', 'F', { exons, coding: [{ start: 150, end: 200 }, ...coding] })).toEqual([[150, 390]])
})

test('[DGENE-006] a single exon has no intron; one that is coding throughout has no UTR', () => {
  const exon = { start: 100, end: 200 }
  expect(geneFeatures([exon], [exon], 'F').map((feature) => feature.assignmentFeatureType)).toEqual(['exon', 'coding region', 'ORF'])
})

test('[DGENE-006] without ORF there are exons and introns only', () => {
  expect(new Set(geneFeatures(exons, [], 'F').map((feature) => feature.assignmentFeatureType))).toEqual(new Set(['exon', 'intron']))
})
