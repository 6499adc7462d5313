import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { numberOf } from '../criteria-of-draft.ts'

/** The text of the two fields of a range. */
export type RangeTexts = readonly [from: string, to: string]

/** The positions of the two handles of a brush, in kilobases. */
export type Handles = [low: number, high: number]

/** A chromosome as a brush measures it, in kilobases. */
export type BrushScale = {
  length: number
  step: number
  /** The position at which a handle means the end of the chromosome: the step that contains it. */
  last: number
}

export function brushScale(chromosome: Chromosome): BrushScale {
  const length = chromosomeLengths[chromosome] / 1000
  // At least a hundred steps, so that each key press moves visibly, and a power of ten, so that values are round.
  const step = 10 ** Math.max(0, Math.floor(Math.log10(length / 100)))
  return { length, step, last: Math.ceil(length / step) * step }
}

/** A bound that is empty or not a number is the end of the chromosome. */
export function handlesOf(scale: BrushScale, texts: RangeTexts): Handles {
  const [from, to] = inOrder(texts)
  return [indexOf(scale, from) ?? 0, indexOf(scale, to) ?? scale.last]
}

/** The fields after a move: a bound that was not moved stays as typed, and a bound at the end of the chromosome becomes empty. */
export function textsOf(scale: BrushScale, moved: Handles, texts: RangeTexts): RangeTexts {
  const [low, high] = handlesOf(scale, texts)
  const isLowMoved = moved[0] !== low
  const isHighMoved = moved[1] !== high
  // Touching a handle without moving it does not swap the bounds either.
  if (!isLowMoved && !isHighMoved) return texts
  const [from, to] = inOrder(texts)
  const written = (index: number, open: number) => (index === open ? '' : String(kilobasesAt(scale, index)))
  return [isLowMoved ? written(moved[0], 0) : from, isHighMoved ? written(moved[1], scale.last) : to]
}

export function kilobasesAt({ length }: BrushScale, index: number): number {
  return Math.min(index, length)
}

function indexOf({ length, last }: BrushScale, text: string): number | null {
  const typed = numberOf(text)
  if (typeof typed === 'string') return null
  return typed >= length ? last : Math.max(0, typed)
}

/** Bounds in reverse order are searched as if swapped. */
function inOrder([from, to]: RangeTexts): RangeTexts {
  const [low, high] = [numberOf(from), numberOf(to)]
  return typeof low === 'number' && typeof high === 'number' && low > high ? [to, from] : [from, to]
}
