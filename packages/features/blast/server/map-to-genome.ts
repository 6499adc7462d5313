import type { HitPosition } from '../contract/blast-result.ts'

export type Interval = readonly [start: number, end: number]

/** Where a sequence of a database comes from: stretches of a chromosome, in the direction in which it is read. */
export type Origin = {
  chromosome: HitPosition['chromosome']
  strand: '+' | '-'
  pieces: readonly Interval[]
  /** Bases for each residue. */
  unit: 1 | 3
  /** Bases before the first residue. */
  skipped: number
}

/** The stretches of the chromosome behind residues of a sequence, counted from 1. A stretch that is spliced or wraps around has several. */
export function mapToGenome({ strand, pieces, unit, skipped }: Origin, from: number, to: number): Interval[] {
  const [first, last] = [skipped + (from - 1) * unit + 1, skipped + to * unit]
  const found: Interval[] = []
  let before = 0
  for (const [start, end] of pieces) {
    const length = end - start + 1
    const [low, high] = [Math.max(first, before + 1), Math.min(last, before + length)]
    before += length
    if (low > high) continue
    // Offsets in this piece, counted from 0 in the direction of the sequence.
    const [a, b] = [low - 1 - (before - length), high - 1 - (before - length)]
    found.push(strand === '+' ? [start + a, start + b] : [end - b, end - a])
  }
  return found
}

/** How many residues the pieces make; a codon that is cut off at the end makes none. */
export function residuesOf({ pieces, unit, skipped }: Origin): number {
  const bases = pieces.reduce((sum, [start, end]) => sum + end - start + 1, 0)
  return Math.floor((bases - skipped) / unit)
}
