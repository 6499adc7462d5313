import type { Placed } from './flank.ts'
import type { Interval } from './strand.ts'
import { unroll } from './unroll.ts'

type Directed = Pick<Placed, 'chromosome' | 'strand'>

/** `| Chr1:3631-5899 FORWARD LENGTH=2269`, as the published files put it; a stretch across the origin of a circle has two parts. */
export function describePlace({ chromosome, strand }: Directed, [start, end]: Interval, sequence: string | null): string {
  const parts = unroll(chromosome, start, end).map((part) => part.join('-'))
  return `| ${chromosome}:${parts.join(',')} ${strand === '+' ? 'FORWARD' : 'REVERSE'} LENGTH=${sequence?.length ?? 0}`
}
