import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/genome.ts'
import { isCircular } from './flank.ts'
import type { Interval } from './strand.ts'

type LocusSpan = { name: string; chromosome: Chromosome; start: number; end: number }

export type Gap = { name: string; chromosome: Chromosome; interval: Interval }

/**
 * What lies between two neighbouring loci of a chromosome, on the forward strand, named after both. Loci that overlap or touch have
 * nothing between them. What lies outside the first and last locus has one neighbour only and is none of these, save on a circle.
 */
export function gapsBetween(loci: readonly LocusSpan[]): Gap[] {
  const gaps: Gap[] = []
  for (const [chromosome, members] of Map.groupBy(loci, (locus) => locus.chromosome)) {
    const sorted = members.toSorted((one, other) => one.start - other.start || one.end - other.end)
    const [first] = sorted
    if (!first) continue
    let last = first
    const add = (next: LocusSpan, start: number) => {
      if (start > last.end + 1) gaps.push({ name: `${last.name}-${next.name}`, chromosome, interval: [last.end + 1, start - 1] })
    }
    for (const locus of sorted) {
      add(locus, locus.start)
      if (locus.end > last.end) last = locus
    }
    if (isCircular(chromosome)) add(first, first.start + chromosomeLengths[chromosome])
  }
  return gaps
}
