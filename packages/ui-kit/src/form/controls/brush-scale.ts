import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/genome.ts'
import { numberOf } from '../criteria-of-draft.ts'

/** What stands in the two fields of a range. */
export type RangeTexts = readonly [from: string, to: string]

/** Where the two handles of a brush stand, in kilobases. */
export type Handles = [low: number, high: number]

/** A chromosome as a brush measures it, in kilobases. */
export type BrushScale = {
  length: number
  step: number
  /** Where a handle stands for the chromosome's end: at the step that it lies in. */
  last: number
}

export function brushScale(chromosome: Chromosome): BrushScale {
  const length = chromosomeLengths[chromosome] / 1000
  // A hundred steps or more, so that the keys get somewhere, and a power of ten, so that they lead to round numbers.
  const step = 10 ** Math.max(0, Math.floor(Math.log10(length / 100)))
  return { length, step, last: Math.ceil(length / step) * step }
}

/** An end that is open, or that is no number, is the chromosome's. */
export function handlesOf(scale: BrushScale, texts: RangeTexts): Handles {
  const [from, to] = inOrder(texts)
  return [placeOf(scale, from) ?? 0, placeOf(scale, to) ?? scale.last]
}

/** What the fields say after a move: an end that was not moved stays as it was typed, and at the chromosome's own end it is open. */
export function textsOf(scale: BrushScale, moved: Handles, texts: RangeTexts): RangeTexts {
  const [low, high] = handlesOf(scale, texts)
  const isLowMoved = moved[0] !== low
  const isHighMoved = moved[1] !== high
  // A handle that is only touched puts nothing in order either.
  if (!isLowMoved && !isHighMoved) return texts
  const [from, to] = inOrder(texts)
  const written = (place: number, open: number) => (place === open ? '' : String(kilobasesAt(scale, place)))
  return [isLowMoved ? written(moved[0], 0) : from, isHighMoved ? written(moved[1], scale.last) : to]
}

export function kilobasesAt({ length }: BrushScale, place: number): number {
  return Math.min(place, length)
}

function placeOf({ length, last }: BrushScale, text: string): number | null {
  const typed = numberOf(text)
  if (typeof typed === 'string') return null
  return typed >= length ? last : Math.max(0, typed)
}

/** Ends in the other order are searched as they would be in the right one. */
function inOrder([from, to]: RangeTexts): RangeTexts {
  const [low, high] = [numberOf(from), numberOf(to)]
  return typeof low === 'number' && typeof high === 'number' && low > high ? [to, from] : [from, to]
}
