import type { PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { formatNumber } from '../text/format-number.ts'

type Interval = { start: number; end: number }
type Model = Pick<PictureModel, 'features' | 'orientation'>

/** An exon in the direction of the gene, and what of it is coding. */
export type ExonPart = Interval & {
  number: number
  bases: number
  coding: (Interval & { bases: number /** Coding bases in the exons before it. */; before: number }) | null
}

export function exonPartsOf({ features, orientation }: Model): ExonPart[] {
  const ofType = (type: string) =>
    features
      .filter((feature) => feature.type === type)
      .toSorted((one, other) => (orientation === 'R' ? other.start - one.start : one.start - other.start))
  const coding = ofType('CDS')
  let before = 0
  return ofType('exon').map(({ start, end }, index) => {
    const part = coding.find((each) => each.start >= start && each.end <= end)
    const translated = part && { start: part.start, end: part.end, bases: lengthOf(part), before }
    before += translated?.bases ?? 0
    return { number: index + 1, start, end, bases: lengthOf({ start, end }), coding: translated ?? null }
  })
}

function lengthOf({ start, end }: Interval): number {
  return end - start + 1
}

/** `1–77`, or `252, stop`. A residue whose codon two exons share is counted in both. */
export function formatResidues({ bases, before }: NonNullable<ExonPart['coding']>, proteinLength: number): string {
  const [first, last] = [Math.floor(before / 3) + 1, Math.ceil((before + bases) / 3)]
  if (first > proteinLength) return 'stop'
  const end = Math.min(last, proteinLength)
  return `${first === end ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(end)}`}${last > proteinLength ? ', stop' : ''}`
}

/** Letters that belong together: those of an exon, or those between two. */
export type Stretch = { length: number; exon: number | null }

export const sequenceTypes = ['genomic', 'transcript', 'coding', 'protein'] as const
export type SequenceType = (typeof sequenceTypes)[number]

/** Which letters of a sequence come from which exon, from its first letter on. */
export function stretchesOf(type: SequenceType, parts: readonly ExonPart[], span: Interval, isReverse: boolean): Stretch[] {
  if (type === 'transcript') return parts.map(({ number, bases }) => ({ length: bases, exon: number }))
  if (type === 'genomic') return genomicStretches(parts, span, isReverse)
  return parts.flatMap(({ number, coding }) => {
    if (!coding) return []
    const { before, bases } = coding
    // A residue belongs to the exon in which its codon begins.
    const length = type === 'coding' ? bases : Math.ceil((before + bases) / 3) - Math.ceil(before / 3)
    return [{ length, exon: number }]
  })
}

function genomicStretches(parts: readonly ExonPart[], span: Interval, isReverse: boolean): Stretch[] {
  let next = isReverse ? span.end : span.start
  return parts.flatMap(({ number, start, end, bases }) => {
    const gap = isReverse ? next - end : start - next
    next = isReverse ? start - 1 : end + 1
    return [
      { length: gap, exon: null },
      { length: bases, exon: number },
    ].filter(({ length }) => length > 0)
  })
}
