import type { Orientation } from '../vocabulary/genome.ts'

type Interval = { start: number; end: number }
type UntranslatedRegion = Interval & { type: '5UTR' | '3UTR' }

/**
 * The untranslated regions of a gene model: what its exons have outside its coding sequence, from left to right. The untranslated
 * regions that files list beside exons and coding sequence contradict these in more than a thousand gene models of Araport11, so pages,
 * drawings and sequences follow from this function alone.
 */
export function untranslatedRegions(
  exons: readonly Interval[],
  coding: readonly Interval[],
  orientation: Orientation | null,
): UntranslatedRegion[] {
  const orf = hullOf(coding)
  if (orf === null) return []
  const [before, after] = orientation === 'R' ? (['3UTR', '5UTR'] as const) : (['5UTR', '3UTR'] as const)
  return exons
    .toSorted((one, other) => one.start - other.start)
    .flatMap((exon) => [
      ...(exon.start < orf.start ? [{ type: before, start: exon.start, end: Math.min(exon.end, orf.start - 1) }] : []),
      ...(exon.end > orf.end ? [{ type: after, start: Math.max(exon.start, orf.end + 1), end: exon.end }] : []),
    ])
}

/** From the first to the last coding base; null for a non-coding model. */
export function hullOf(coding: readonly Interval[]): Interval | null {
  if (coding.length === 0) return null
  return { start: Math.min(...coding.map((part) => part.start)), end: Math.max(...coding.map((part) => part.end)) }
}
