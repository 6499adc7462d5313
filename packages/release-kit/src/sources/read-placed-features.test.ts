import { expect, test } from 'vitest'
import { type PlacedFeature, readPlacedFeatures } from './read-placed-features.ts'

function read(...lines: string[]): { placed: PlacedFeature[]; rejected: string[] } {
  const placed: PlacedFeature[] = []
  const rejected: string[] = []
  const reader = readPlacedFeatures({ row() {}, reject: (reason) => rejected.push(reason) }, ['gap'], (each) => placed.push(each))
  for (const line of lines) reader.line(line)
  reader.end?.()
  return { placed, rejected }
}

const line = (seqid: string, start: number, end: number, strand: string, type = 'gap') =>
  [seqid, 'TAIR9', type, start, end, '.', strand, '.', 'Name=x'].join('\t')

test('features of the requested types come with chromosome and orientation, others are passed over', () => {
  const { placed, rejected } = read('##gff-version 3', line('Chr1', 5, 9, '-'), line('M', 5, 9, '.'), line('Chr1', 1, 9, '+', 'chromosome'))
  expect(placed).toMatchObject([
    { chromosome: 'Chr1', orientation: 'R', feature: { start: 5, end: 9, attributes: { Name: ['x'] } } },
    { chromosome: 'ChrM', orientation: null },
  ])
  expect(rejected).toEqual([])
})

test('a line that is not a feature of Arabidopsis is rejected with its reason', () => {
  expect(read('half a line', line('Chr9', 5, 9, '+'), line('Chr1', 9, 5, '+'), line('Chr1', 5, 40_000_000, '+'))).toEqual({
    placed: [],
    rejected: [
      '1 columns instead of 9',
      '"Chr9" is not a chromosome of Arabidopsis thaliana',
      'end 5 lies before start 9',
      '5 to 40000000 is outside Chr1',
    ],
  })
})
