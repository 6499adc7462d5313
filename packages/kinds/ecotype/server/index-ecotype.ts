import { Problem } from '@rosette/contract-kit/problem.ts'
import { type GeoPoint, type NearCriteria, usualRadiusKm } from '@rosette/contract-kit/search/near-criteria.ts'
import {
  decimal,
  defineIndex,
  geoPoint,
  identifier,
  integer,
  mentions,
  nameList,
  prose,
  related,
} from '@rosette/search-engine/index/index-definition.ts'
import { anyOf, type ClauseContext, defineClauses, partsClause, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { nearClause } from '@rosette/search-engine/query/near-clause.ts'
import { termRowsClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'
import { EcotypeCriteria, EcotypeHit, ecotypeFacets } from '../contract/ecotype-search-card.ts'

/** GENERAL-012, GENERAL-015: the search box covers names, ids, country and place; habitat and description serve the ecotype form. */
export const ecotypeIndex = defineIndex({
  hit: EcotypeHit,
  key: 'speciesVariantId',
  order: 'full_name',
  facets: ecotypeFacets,
  site: { point: 'position', latitude: 'latitude', longitude: 'longitude', distance: 'distance_km' },
  fields: {
    full_name: identifier({ isSearchable: true, isSortable: true }),
    abbrev_name: nameList({ isSearchable: true, isSortable: true, label: 'abbreviated name' }),
    aliases: nameList({ isSortable: true, label: 'other name' }),
    stock_number: nameList({ label: 'stock' }),
    ecotype_number: nameList(),
    location: mentions({ isSearchable: true, isSortable: true }),
    country: related({ isSortable: true }),
    habitat: prose({ isSearched: false, isSearchable: true }),
    description: prose({ isSearched: false, isSearchable: true }),
    speciesVariantId: integer(),
    latitude: decimal(),
    longitude: decimal(),
    position: geoPoint(),
    distance_km: decimal(),
  },
})

type EcotypeDocument = EcotypeHit & {
  ecotype_number: string
  habitat: string | null
  description: string[]
  position: { lat: number; lon: number } | null
}

export function toEcotypeDocument(ecotype: EcotypeRecord): EcotypeDocument {
  const [place] = ecotype.places
  return {
    speciesVariantId: ecotype.speciesVariantId,
    full_name: ecotype.originalName,
    abbrev_name: ecotype.abbrName,
    aliases: ecotype.aliases,
    stock_number: ecotype.stocks,
    ecotype_number: String(ecotype.ecotypeNumber),
    location: ecotype.location,
    country: ecotype.country,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    position: place ? { lat: place.latitude, lon: place.longitude } : null,
    distance_km: null,
    habitat: ecotype.habitat,
    // Ecotypes have no description of their own; those of their germplasms are searched.
    description: [...new Set(ecotype.germplasms.flatMap((line) => line.description ?? []))],
  }
}

export const ecotypeSearch = defineClauses(
  EcotypeCriteria,
  {
    searchTerms: (rows, _, { index }) =>
      termRowsClause(index, rows, { abbrev_name: ['abbrev_name'], full_name: ['full_name'], description: ['description'] }),
    restrictByFeatures: (features, _, { index }) =>
      partsClause(features, {
        country: (countries) => valueClause('country', countries),
        location_method: () => null,
        location_input: (text, { location_method = 'contains' }) => textClause(index, 'location', location_method, text),
        habitat_method: () => null,
        habitat_input: (text, { habitat_method = 'contains' }) => textClause(index, 'habitat', habitat_method, text),
      }),
    near: async (near, _, context) => {
      const points = await pointsOf(near, context)
      return points && nearClause(context.index, points, near.radius_km ?? usualRadiusKm)
    },
  },
  undefined,
  async ({ near }, context) => (near ? pointsOf(near, context) : null),
)

/** The point, and those of all accessions that were collected at the place or are called so: towns of one name are each meant. */
async function pointsOf({ place, latitude, longitude }: NearCriteria, context: ClauseContext): Promise<readonly GeoPoint[] | null> {
  const given = latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }]
  const points = [...given, ...(place === undefined ? [] : await placesNamed(place, context))]
  return points.length === 0 ? null : points
}

async function placesNamed(place: string, { index, placesOf }: ClauseContext): Promise<readonly GeoPoint[]> {
  const points = await placesOf(anyOf(['location', 'full_name', 'abbrev_name'].map((field) => textClause(index, field, 'exactly', place))))
  if (points.length > 0) return points
  throw new Problem(
    'invalid_request',
    `No accession of this release with a position is from a place called “${place}”. Enter latitude and longitude instead.`,
  )
}
