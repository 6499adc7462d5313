import type { Chromosome } from '@rosette/contract-kit/genome.ts'
import type { Interval, Strand } from './strand.ts'
import { unroll } from './unroll.ts'

/** `Chr1:3631-5899 FORWARD`, as the published files put it; a stretch across the origin of a circle has two parts. */
export function formatPlace(chromosome: Chromosome, [start, end]: Interval, strand: Strand): string {
  const parts = unroll(chromosome, start, end).map((part) => part.join('-'))
  return `${chromosome}:${parts.join(',')} ${strand === '+' ? 'FORWARD' : 'REVERSE'}`
}
