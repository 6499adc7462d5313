import { orientations, parseChromosome } from './genome.ts'
import type { Span } from './record-parts.ts'

type Position = { chromosome: string | null; startPosition: number | null; endPosition: number | null; orientation: string | null }

/** Null where the position is not known. */
export function toSpan({ chromosome, startPosition, endPosition, orientation }: Position): Span | null {
  const name = chromosome === null ? null : parseChromosome(chromosome)
  if (name === null || startPosition === null || endPosition === null) return null
  return {
    chromosome: name,
    start: startPosition,
    end: endPosition,
    orientation: orientations.find((known) => known === orientation) ?? null,
  }
}
