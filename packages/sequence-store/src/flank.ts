import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/genome.ts'
import type { Interval, Strand } from './strand.ts'

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
