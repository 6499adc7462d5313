import { orientations, parseChromosome } from '../vocabulary/genome.ts'
import type { MapLocation } from './record-parts.ts'

/** A place on a map, as a loader joins it. */
export type MapLocationRow = {
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
  const orientation = orientations.find((known) => known === row.orientation) ?? null
  return [{ map: { kind: 'map', key: mapId, label: name }, name, mapType, units, chromosome, start, end, orientation }]
}
