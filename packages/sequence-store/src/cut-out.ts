import { chromosomeLengths } from '@rosette/contract-kit/genome.ts'
import type { Placed } from './flank.ts'
import type { Genome } from './genome.ts'
import { reverseComplement } from './reverse-complement.ts'
import { type Interval, spanOf } from './strand.ts'

/** Bases of one of the intervals as the strand reads them; null where the release has no DNA for all of them. */
export type CutOut = (interval: Interval) => Promise<string | null>

/**
 * Reads the DNA around some intervals once and cuts them out of it. Where not all of it is there, as at the end of the release's DNA, or
 * an interval goes round a circle, each is read by itself.
 */
export async function openCutOut(
  genome: Genome,
  { chromosome, strand }: Pick<Placed, 'chromosome' | 'strand'>,
  intervals: readonly Interval[],
): Promise<CutOut> {
  const span = spanOf(intervals)
  const isInside = span !== null && span[0] >= 1 && span[1] <= chromosomeLengths[chromosome]
  if (isInside && !genome.touches(chromosome, span)) return async () => null
  const whole = isInside ? await genome.slice(chromosome, ...span) : null
  if (span === null || whole === null) return ([start, end]) => genome.slice(chromosome, start, end, strand)
  return async ([start, end]) => {
    const bases = whole.slice(start - span[0], end - span[0] + 1)
    return strand === '+' ? bases : reverseComplement(bases)
  }
}
