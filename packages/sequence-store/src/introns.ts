import { type Interval, inDirection, type Strand } from './strand.ts'

/** What lies between the exons, numbered from 1 in the direction of the transcript. Exons that touch have no intron between them. */
export function intronsOf(exons: readonly Interval[], strand: Strand): { number: number; interval: Interval }[] {
  const sorted = inDirection(exons, '+')
  const gaps = sorted.slice(1).map((exon, place): Interval => [(sorted[place]?.[1] ?? 0) + 1, exon[0] - 1])
  const introns = inDirection(
    gaps.filter(([start, end]) => start <= end),
    strand,
  )
  return introns.map((interval, place) => ({ number: place + 1, interval }))
}
