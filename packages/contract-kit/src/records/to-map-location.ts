import { type Orientation, orientations, parseChromosome } from '../vocabulary/genome.ts'
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
    orientation: parseOrientation(orientation),
  }
}

/** A span as a place on the sequence of its chromosome, with the record of that map where the release has one. */
export function toSequenceLocation(span: Span, mapId: number | null): MapLocation {
  const name = 'AGI'
  return { ...span, ...(mapId !== null && { map: { kind: 'map', key: mapId, label: name } }), name, mapType: 'nuc_sequence', units: 'bp' }
}

/** A place on a map, as a loader joins it. */
type MapLocationRow = {
  mapId: number
  name: string
  mapType: string
  units: string
  chromosome: string
  startPosition: number
  endPosition: number
  orientation: string | null
}

/** Empty where the map is of no chromosome of the plant. */
export function toMapLocation(row: MapLocationRow): MapLocation[] {
  const chromosome = parseChromosome(row.chromosome)
  if (chromosome === null) return []
  const { mapId, name, mapType, units, startPosition: start, endPosition: end } = row
  const orientation = parseOrientation(row.orientation)
  return [{ map: { kind: 'map', key: mapId, label: name }, name, mapType, units, chromosome, start, end, orientation }]
}

function parseOrientation(text: string | null): Orientation | null {
  return orientations.find((known) => known === text) ?? null
}
