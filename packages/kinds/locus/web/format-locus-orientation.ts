import type { Orientation } from '@rosette/contract-kit/genome.ts'

/** DLOCUS-008: on the locus page everything that is not forward reads reverse. */
export function formatLocusOrientation(orientation: Orientation | null): 'forward' | 'reverse' {
  return orientation === 'F' ? 'forward' : 'reverse'
}
