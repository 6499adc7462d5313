import type { FormChromosome, MapLocationCriteria } from '@rosette/contract-kit/map-location-criteria.ts'
import { overlapClause, valueClause } from './define-clauses.ts'

/** The fields that hold one place: its chromosome, and its ends in base pairs. */
export type PlaceFields = {
  chromosome: string
  start: string
  end: string
  /** How an index writes chromosomes that does not name them as forms do. */
  toStored?(chromosome: FormChromosome): string
}

/** Records whose place lies on the chromosome and overlaps the range, whichever end of it was typed first. */
export function mapLocationClauses(place: PlaceFields, { chromosome, low_range: low, high_range: high }: MapLocationCriteria): object[] {
  const isTurned = low !== undefined && high !== undefined && low > high
  const range = isTurned ? { from: toBases(high), to: toBases(low) } : { from: toBases(low), to: toBases(high) }
  const stored = chromosome && (place.toStored?.(chromosome) ?? chromosome)
  return [...(stored ? [valueClause(place.chromosome, stored)] : []), ...overlapClause(place.start, place.end, range)]
}

function toBases(kilobases: number | undefined): number | undefined {
  return kilobases === undefined ? undefined : Math.round(kilobases * 1000)
}
