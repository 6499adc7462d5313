import type { Orientation } from '@rosette/contract-kit/genome.ts'

/** Strand as files write it → F or R as records write it. */
export function orientationOf(strand: string | null | undefined): Orientation | null {
  if (strand === '+') return 'F'
  return strand === '-' ? 'R' : null
}
