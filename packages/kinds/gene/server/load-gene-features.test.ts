import { expect, test } from 'vitest'
import { geneFeatures } from './load-gene-features.ts'

const exons = [
  { start: 100, end: 200 },
  { start: 300, end: 400 },
  { start: 500, end: 600 },
]
// Starts and ends inside the second exon, so each UTR spans two exons.
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

test('[DGENE-006] on the forward strand, the 5′ UTR is left of the ORF and the 3′ UTR right of it', () => {
  expect(placesOf("5' UTR", 'F')).toEqual(left)
  expect(placesOf("3' UTR", 'F')).toEqual(right)
})

test('[DGENE-006] on the reverse strand, the UTRs swap sides', () => {
  expect(placesOf("5' UTR", 'R')).toEqual(right)
  expect(placesOf("3' UTR", 'R')).toEqual(left)
})

test('[DGENE-006] introns are the gaps between exons in any order, and the ORF spans the coding regions', () => {
  const introns = [
    [201, 299],
    [401, 499],
  ]
  expect(placesOf('intron', 'R', { exons: exons.toReversed(), coding })).toEqual(introns)
  expect(placesOf('ORF', 'F', { exons, coding: [{ start: 150, end: 200 }, ...coding] })).toEqual([[150, 390]])
})

test('[DGENE-006] a single exon has no intron, and a fully coding exon has no UTR', () => {
  const exon = { start: 100, end: 200 }
  expect(geneFeatures([exon], [exon], 'F').map((feature) => feature.assignmentFeatureType)).toEqual(['exon', 'coding region', 'ORF'])
})

test('[DGENE-006] without an ORF there are only exons and introns', () => {
  expect(new Set(geneFeatures(exons, [], 'F').map((feature) => feature.assignmentFeatureType))).toEqual(new Set(['exon', 'intron']))
})
