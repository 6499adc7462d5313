import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/genome.ts'

export type Strand = '+' | '-'

/** First and last base on the forward strand, counted from 1. */
export type Interval = readonly [start: number, end: number]

/** In the direction in which the strand is read. */
export function inDirection(intervals: readonly Interval[], strand: Strand): Interval[] {
  const sorted = intervals.toSorted((one, other) => one[0] - other[0])
  return strand === '+' ? sorted : sorted.reverse()
}

/** From the first base of all to the last; null for none. */
export function spanOf(intervals: readonly Interval[]): Interval | null {
  if (intervals.length === 0) return null
  return [Math.min(...intervals.map(([start]) => start)), Math.max(...intervals.map(([, end]) => end))]
}

export const flankLengths = [500, 1000, 3000] as const

export type Placed = { chromosome: Chromosome; start: number; end: number; strand: Strand }

/** Genomes of organelles are circles: what lies before the first base is the last one. */
export function isCircular(chromosome: Chromosome): boolean {
  return chromosome === 'ChrC' || chromosome === 'ChrM'
}

/**
 * The bases before or behind a locus, as seen in its own direction. At the end of a chromosome there are fewer of them, or none:
 * null. On a circle the interval may begin below 1 or end beyond the length; it never comes round to the locus itself.
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

/** The parts of a stretch that lie on the chromosome one after the other. */
export function unroll(chromosome: Chromosome, start: number, end: number): Interval[] {
  const length = chromosomeLengths[chromosome]
  if (start > end || end - start >= length) throw new RangeError(`${chromosome}:${start}-${end} is no stretch of a chromosome`)
  if (start >= 1 && end <= length) return [[start, end]]
  if (!isCircular(chromosome)) throw new RangeError(`${chromosome}:${start}-${end} lies beyond the ends of the chromosome`)
  const first = ((((start - 1) % length) + length) % length) + 1
  const last = first + end - start
  if (last <= length) return [[first, last]]
  return [
    [first, length],
    [1, last - length],
  ]
}

type Directed = Pick<Placed, 'chromosome' | 'strand'>

/** `| Chr1:3631-5899 FORWARD LENGTH=2269`, as the published files put it; a stretch across the origin of a circle has two parts. */
export function describePlace({ chromosome, strand }: Directed, [start, end]: Interval, sequence: string | null): string {
  const parts = unroll(chromosome, start, end).map((part) => part.join('-'))
  return `| ${chromosome}:${parts.join(',')} ${strand === '+' ? 'FORWARD' : 'REVERSE'} LENGTH=${sequence?.length ?? 0}`
}
