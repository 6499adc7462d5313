import { expect, test } from 'vitest'
import { describePosition, flankOf, type Interval, inDirection, isCircular, spanOf, unroll } from './interval.ts'

const exons: Interval[] = [
  [300, 400],
  [100, 200],
  [500, 600],
]

test('parts are read from the left on the forward strand, from the right on the reverse one, and stay as they were', () => {
  expect(inDirection(exons, '+').map(([start]) => start)).toEqual([100, 300, 500])
  expect(inDirection(exons, '-').map(([start]) => start)).toEqual([500, 300, 100])
  expect(exons[0]).toEqual([300, 400])
})

test('parts span from the first base to the last, whichever part holds it', () => {
  expect(spanOf([...exons, [50, 900]])).toEqual([50, 900])
  expect(spanOf([[7, 7]])).toEqual([7, 7])
  expect(spanOf([])).toBeNull()
})

test('only the organelles have circular genomes', () => {
  expect((['Chr1', 'Chr5', 'ChrC', 'ChrM'] as const).map(isCircular)).toEqual([false, false, true, true])
})

const last = 18_585_056

test.each([
  ['a single base before the locus', { start: 2, end: 9, strand: '+' }, 'upstream', [1, 1]],
  ['nothing before the first base', { start: 1, end: 9, strand: '+' }, 'upstream', null],
  ['what was asked for, up to the first base', { start: 501, end: 900, strand: '+' }, 'upstream', [1, 500]],
  ['what was asked for, up to the last base', { start: 1, end: last - 500, strand: '+' }, 'downstream', [last - 499, last]],
  ['a single base after the locus', { start: 1, end: last - 1, strand: '+' }, 'downstream', [last, last]],
  ['nothing after the last base', { start: 1, end: last, strand: '+' }, 'downstream', null],
  ['upstream of the reverse strand, after the locus', { start: 1000, end: 2000, strand: '-' }, 'upstream', [2001, 2500]],
  ['downstream of the reverse strand, before it', { start: 1000, end: 2000, strand: '-' }, 'downstream', [500, 999]],
] as const)('a flank of Chr4 is %s', (_what, place, side, flank) => {
  expect(flankOf({ chromosome: 'Chr4', ...place }, side, 500)).toEqual(flank)
})

test('the flank of a locus that leaves few bases of a circle free has just those', () => {
  const position = { chromosome: 'ChrC', start: 2, end: 154_477, strand: '+' } as const
  expect(flankOf(position, 'upstream', 500)).toEqual([0, 1])
  expect(flankOf(position, 'downstream', 500)).toEqual([154_478, 154_479])
  expect(flankOf(position, 'downstream', 1)).toEqual([154_478, 154_478])
  expect(flankOf({ ...position, start: 1, end: 154_478 }, 'upstream', 500)).toBeNull()
})

test.each([
  ['within a chromosome', 'Chr4', 1, last, [[1, last]]],
  ['a single base', 'Chr4', 7, 7, [[7, 7]]],
  ['a whole circle', 'ChrC', 1, 154_478, [[1, 154_478]]],
  ['before the origin only', 'ChrC', -9, 0, [[154_469, 154_478]]],
  ['beyond the length only', 'ChrC', 154_479, 154_480, [[1, 2]]],
  [
    'across the origin from below',
    'ChrC',
    0,
    1,
    [
      [154_478, 154_478],
      [1, 1],
    ],
  ],
  [
    'across the origin from above',
    'ChrM',
    366_924,
    366_926,
    [
      [366_924, 366_924],
      [1, 2],
    ],
  ],
  [
    'a whole circle from its second base on',
    'ChrC',
    2,
    154_479,
    [
      [2, 154_478],
      [1, 1],
    ],
  ],
] as const)('an interval is %s', (_what, chromosome, start, end, parts) => {
  expect(unroll(chromosome, start, end)).toEqual(parts)
})

test.each([
  ['the end before the start', 'Chr4', 8, 7, 'Chr4:8-7 is not an interval of a chromosome'],
  ['more than once round a circle', 'ChrC', 1, 154_479, 'ChrC:1-154479 is not an interval of a chromosome'],
  ['before the first base', 'Chr4', 0, 7, 'Chr4:0-7 is beyond the ends of the chromosome'],
  ['after the last base', 'Chr4', last, last + 1, `Chr4:${last}-${last + 1} is beyond the ends of the chromosome`],
] as const)('no interval is %s', (_what, chromosome, start, end, message) => {
  expect(() => unroll(chromosome, start, end)).toThrow(new RangeError(message))
})

test('a place is described as in the published files', () => {
  expect(describePosition({ chromosome: 'Chr1', strand: '+' }, [3631, 5899], 'ACGT')).toBe('| Chr1:3631-5899 FORWARD LENGTH=4')
  expect(describePosition({ chromosome: 'ChrC', strand: '-' }, [-1, 2], null)).toBe('| ChrC:154477-154478,1-2 REVERSE LENGTH=0')
})
