import { defineColumns, defineFacets, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { OpenChoices, SearchInput, searchTermRows, TextMethodWord } from '@rosette/contract-kit/search/criteria-parts.ts'
import { NearCriteria } from '@rosette/contract-kit/search/near-criteria.ts'
import { z } from 'zod'
import { ecotypeSearchEntry } from './ecotype-search-entry.ts'

/** One row of an ecotype search, with the wire names of the specification (1, section 3). */
export const EcotypeHit = z
  .object({
    speciesVariantId: z.int(),
    full_name: z.string(),
    abbrev_name: z.string().nullable(),
    aliases: z.array(z.string()),
    location: z.string().nullable(),
    country: z.string().nullable(),
    stock_number: z.array(z.string()),
    /** Where it was collected, in degrees; both or neither. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** From the nearest point that a search near a place means; null in any other search. */
    distance_km: z.number().nullable(),
  })
  .meta({ id: 'EcotypeHit' })
export type EcotypeHit = z.infer<typeof EcotypeHit>

/** What a search term of the ecotype form is compared with (FECO-003). */
export const ecotypeSearchTypes = ['abbrev_name', 'full_name', 'description'] as const

/** FECO-004: collection site and habitat. */
const EcotypeFeatures = z.strictObject({
  country: OpenChoices.optional(),
  location_method: TextMethodWord.optional(),
  location_input: SearchInput.optional(),
  habitat_method: TextMethodWord.optional(),
  habitat_input: SearchInput.optional(),
})

/** Criteria of the ecotype form (document 3, section 3.1). */
export const EcotypeCriteria = z.object({
  searchTerms: searchTermRows(ecotypeSearchTypes).optional(),
  restrictByFeatures: EcotypeFeatures.optional(),
  near: NearCriteria.optional(),
})
export type EcotypeCriteria = z.infer<typeof EcotypeCriteria>

export const ecotypeColumns = defineColumns<EcotypeHit>([
  { id: 'full_name', label: 'Ecotype', text: (hit) => hit.full_name, isSortable: true },
  { id: 'distance_km', label: 'Distance (km)', text: (hit) => formatDecimal(hit.distance_km), isSortable: true, isNumeric: true },
  { id: 'abbrev_name', label: 'Abbreviated name', text: (hit) => hit.abbrev_name ?? '', isSortable: true },
  { id: 'aliases', label: 'Aliases', text: (hit) => hit.aliases.join('; '), isSortable: true },
  { id: 'location', label: 'Location', text: (hit) => hit.location ?? '', isSortable: true },
  { id: 'country', label: 'Country', text: (hit) => hit.country ?? '', isSortable: true },
  { id: 'latitude', label: 'Latitude', text: (hit) => formatDecimal(hit.latitude), isSortable: true, isNumeric: true },
  { id: 'longitude', label: 'Longitude', text: (hit) => formatDecimal(hit.longitude), isSortable: true, within: 'latitude' },
  { id: 'stock_number', label: 'Stock', text: (hit) => hit.stock_number.join('; '), isSortable: false },
])

export const ecotypeFacets = defineFacets({
  country: { label: 'Country', isOpen: true },
  location: { label: 'Collection site', isOpen: true },
  latitude: { label: 'Latitude', edges: [-30, 0, 20, 30, 35, 40, 45, 50, 55, 60, 65] },
  longitude: { label: 'Longitude', edges: [-120, -60, -10, 0, 5, 10, 15, 20, 30, 60, 90, 120] },
})

function formatDecimal(value: number | null): string {
  return value === null ? '' : String(value)
}

export const ecotypeSearchCard = defineSearchCard({
  category: ecotypeSearchEntry.category,
  call: 'ecotype',
  singular: 'ecotype',
  plural: ecotypeSearchEntry.plural,
  file: { word: 'ecotype', isOffered: true },
  form: { category: ecotypeSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for natural accessions by name, stock number, habitat or country.',
  optionLists: { places: 'location' },
  hit: EcotypeHit,
  columns: ecotypeColumns,
  criteria: EcotypeCriteria,
  facets: ecotypeFacets,
  genome: null,
})
