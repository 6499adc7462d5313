import { distanceKm } from '@rosette/contract-kit/records/distance-km.ts'
import type { GeoPoint } from '@rosette/contract-kit/search/near-criteria.ts'
import type { IndexDefinition, SiteFields } from '../index/index-definition.ts'
import { anyOf } from './define-clauses.ts'

/** Records that were collected at most so far from one of the points. */
export function nearClause(definition: IndexDefinition, points: readonly GeoPoint[], radiusKm: number): object {
  const { point } = siteOf(definition)
  return anyOf(points.map((centre) => ({ geo_distance: { distance: `${radiusKm}km`, [point]: toEngine(centre) } })))
}

/** Sorts by the distance from the nearest of the points. */
export function distanceOrder(definition: IndexDefinition, points: readonly GeoPoint[], order: 'asc' | 'desc') {
  return { _geo_distance: { [siteOf(definition).point]: points.map(toEngine), order, unit: 'km', mode: 'min' } } as const
}

/** Hits with their distance from the nearest of the points, in km. */
export function withDistances<Hit>(definition: IndexDefinition, points: readonly GeoPoint[], hits: readonly Hit[]): Hit[] {
  const { latitude, longitude, distance } = siteOf(definition)
  return hits.map((hit) => {
    // A hit of an index with positions has these fields.
    const fields = hit as Readonly<Record<string, unknown>>
    const here = { latitude: fields[latitude], longitude: fields[longitude] }
    if (!isPoint(here)) return hit
    return { ...hit, [distance]: Math.min(...points.map((point) => distanceKm(point, here))) }
  })
}

function isPoint(place: Record<keyof GeoPoint, unknown>): place is GeoPoint {
  return typeof place.latitude === 'number' && typeof place.longitude === 'number'
}

function siteOf({ site }: IndexDefinition): SiteFields {
  if (!site) throw new Error('The records of this index have no positions on the Earth')
  return site
}

function toEngine({ latitude, longitude }: GeoPoint): { lat: number; lon: number } {
  return { lat: latitude, lon: longitude }
}
