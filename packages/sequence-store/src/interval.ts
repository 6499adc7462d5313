import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'

export type Strand = '+' | '-'

/** First and last base on the forward strand, counted from 1. */
export type Interval = readonly [start: number, end: number]

/** Sorted in the direction of the strand. */
export function inDirection(intervals: readonly Interval[], strand: Strand): Interval[] {
  const sorted = intervals.toSorted((one, other) => one[0] - other[0])
  return strand === '+' ? sorted : sorted.reverse()
}

/** The smallest interval that contains all; null if there are none. */
export function spanOf(intervals: readonly Interval[]): Interval | null {
  if (intervals.length === 0) return null
  return [Math.min(...intervals.map(([start]) => start)), Math.max(...intervals.map(([, end]) => end))]
}

export const flankLengths = [500, 1000, 3000] as const

export type Placed = { chromosome: Chromosome; start: number; end: number; strand: Strand }

/** Organelle genomes are circular: the last base precedes the first. */
export function isCircular(chromosome: Chromosome): boolean {
  return chromosome === 'ChrC' || chromosome === 'ChrM'
}

/**
 * The bases before or after a locus, in the direction of the locus. At the end of a chromosome there are fewer, or none: null. On a
 * circular chromosome the interval may start below 1 or end beyond the length, but it never reaches the locus again.
 */
export function flankOf({ chromosome, start, end, strand }: Placed, side: 'upstream' | 'downstream', wanted: number): Interval | null {
  const length = chromosomeLengths[chromosome]
  const isBefore = (side === 'upstream') === (strand === '+')
  if (isCircular(chromosome)) {
    const bases = Math.min(wanted, length - (end - start + 1))
    if (bases <= 0) return null
    return isBefore ? [start - bases, start - 1] : [end + 1, end + bases]
  }
  const flank: Interval = isBefore ? [Math.max(1, start - wanted), start - 1] : [end + 1, Math.min(length, end + wanted)]
  return flank[0] <= flank[1] ? flank : null
}

/** The parts of an interval that wraps around a circular chromosome. */
export function unroll(chromosome: Chromosome, start: number, end: number): Interval[] {
  const length = chromosomeLengths[chromosome]
  if (start > end || end - start >= length) throw new RangeError(`${chromosome}:${start}-${end} is not an interval of a chromosome`)
  if (start >= 1 && end <= length) return [[start, end]]
  if (!isCircular(chromosome)) throw new RangeError(`${chromosome}:${start}-${end} is beyond the ends of the chromosome`)
  const first = ((((start - 1) % length) + length) % length) + 1
  const last = first + end - start
  if (last <= length) return [[first, last]]
  return [
    [first, length],
    [1, last - length],
  ]
}

type Directed = Pick<Placed, 'chromosome' | 'strand'>

/** `| Chr1:3631-5899 FORWARD LENGTH=2269`, as in the published files; an interval across the origin of a circular chromosome has two parts. */
export function describePosition({ chromosome, strand }: Directed, [start, end]: Interval, sequence: string | null): string {
  const parts = unroll(chromosome, start, end).map((part) => part.join('-'))
  return `| ${chromosome}:${parts.join(',')} ${strand === '+' ? 'FORWARD' : 'REVERSE'} LENGTH=${sequence?.length ?? 0}`
}
