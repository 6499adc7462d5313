import { orientations, parseChromosome } from '../vocabulary/genome.ts'
import type { MapLocation, Span } from './record-parts.ts'

type Position = { chromosome: string | null; startPosition: number | null; endPosition: number | null; orientation: string | null }

/** Null if the position is not known. */
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

/** A span as a place on the sequence of its chromosome, with the record of that map where the release has one. */
export function toSequenceLocation(span: Span, mapId: number | null): MapLocation {
  const name = 'AGI'
  return { ...span, ...(mapId !== null && { map: { kind: 'map', key: mapId, label: name } }), name, mapType: 'nuc_sequence', units: 'bp' }
}
