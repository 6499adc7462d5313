import { usualRadiusKm } from '@rosette/contract-kit/search/near-criteria.ts'
import { ecotypeCountries } from '@rosette/contract-kit/vocabulary/ecotype-countries.ts'
import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { anyOption, methodSelect, optionsOf, termRows } from '@rosette/ui-kit/form/form-options.ts'
import { EcotypeCriteria, ecotypeSearchTypes } from '../contract/ecotype-search-card.ts'

// FECO-003: this form says "exact" for an exact match.
const words = ['contains', 'starts_with', 'exact'] as const

export const form = defineForm(EcotypeCriteria, {
  title: 'Ecotype Search',
  name: 'Ecotypes',
  lead: 'Find natural accessions by name, collection site or habitat. An empty form returns all ecotypes.',
  fields: {
    searchTerms: termRows({ types: optionsOf(ecotypeSearchTypes, { abbrev_name: 'abbreviated name' }), words }),
    restrictByFeatures: {
      control: 'section',
      fields: {
        country: { control: 'select', label: 'Country', options: optionsOf(ecotypeCountries), any: anyOption, size: 'medium' },
        location_method: methodSelect({ of: 'location_input', initial: 'starts_with', name: 'Location', words }),
        location_input: { control: 'text', label: 'Location', placeholder: 'For example Martuba', size: 'large' },
        habitat_method: methodSelect({ of: 'habitat_input', initial: 'starts_with', name: 'Habitat', words }),
        habitat_input: { control: 'text', label: 'Habitat', placeholder: 'For example meadow', size: 'large' },
      },
    },
    near: {
      control: 'section',
      fields: {
        place: {
          control: 'text',
          label: 'Near',
          inWords: 'nearby place',
          hint: 'A collection site or an accession of this release.',
          placeholder: 'For example Tsu-0',
          list: 'places',
          size: 'large',
        },
        latitude: { control: 'number', label: 'Latitude', placeholder: '63.8', size: 'small' },
        longitude: { control: 'number', label: 'Longitude', placeholder: '20.3 or -71.1', size: 'small' },
        radius_km: {
          control: 'number',
          label: 'Within (km)',
          inWords: 'largest distance in km',
          placeholder: String(usualRadiusKm),
          size: 'small',
          beside: ['place', 'latitude'],
        },
      },
    },
  },
  groups: [
    { legend: 'Name or description', hint: 'All rows must match.', lines: [['searchTerms']] },
    {
      legend: 'Restrict by features',
      hint: 'Collection site and habitat.',
      lines: [
        ['restrictByFeatures.country'],
        ['restrictByFeatures.location_method', 'restrictByFeatures.location_input'],
        ['restrictByFeatures.habitat_method', 'restrictByFeatures.habitat_input'],
      ],
    },
    {
      legend: 'Near a place',
      hint: `A place by name, or a point in degrees, south and west negative. The nearest accessions come first; without a distance, those within ${usualRadiusKm} km.`,
      lines: [['near.place'], ['near.latitude', 'near.longitude', 'near.radius_km']],
    },
  ],
})
