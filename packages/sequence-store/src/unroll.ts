import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/genome.ts'
import { isCircular } from './flank.ts'
import type { Interval } from './strand.ts'

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
