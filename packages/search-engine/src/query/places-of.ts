import type { GeoPoint } from '@rosette/contract-kit/search/near-criteria.ts'
import type { CallOptions, Engine } from '../engine/open-engine.ts'
import type { IndexDefinition } from '../index/index-definition.ts'
import { searchBody } from './search-body.ts'

/** Accessions of one place at most; from the most popular one there are a few dozen. */
const maxPlaces = 100

/** The positions on the Earth of the records that match, each once. */
export async function placesOf(
  engine: Pick<Engine, 'search'>,
  { index, definition }: { index: string; definition: IndexDefinition },
  query: object,
  call: CallOptions = {},
): Promise<GeoPoint[]> {
  const { site } = definition
  if (!site) return []
  const placed = { bool: { filter: [query, { exists: { field: site.point } }] } }
  const body = searchBody(definition, { query: placed, isRanked: false, window: { from: 0, size: maxPlaces } })
  const { sources } = await engine.search<Readonly<Record<string, unknown>>>(index, body, call)
  const points = sources.map((hit) => ({ latitude: Number(hit[site.latitude]), longitude: Number(hit[site.longitude]) }))
  return [...new Map(points.map((point) => [`${point.latitude} ${point.longitude}`, point])).values()]
}
