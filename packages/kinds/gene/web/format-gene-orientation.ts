import type { Orientation } from '@rosette/contract-kit/genome.ts'

/** DGENE-007: on the gene page everything that is not forward reads reverse. */
export function formatGeneOrientation(orientation: Orientation | null): 'forward' | 'reverse' {
  return orientation === 'F' ? 'forward' : 'reverse'
}
