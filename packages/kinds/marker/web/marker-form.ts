import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { anyOption, mapLocationGroup, mapLocationSection, optionsOf, termRows } from '@rosette/ui-kit/form/form-options.ts'
import { MarkerCriteria, markerEcotypes, markerSearchTypes, markerTypeChoices } from '../contract/marker-search-card.ts'

export const form = defineForm(MarkerCriteria, {
  title: 'Marker Search',
  name: 'Markers',
  lead: 'Find genetic markers by name, type, polymorphism or map position. An empty form returns all markers.',
  fields: {
    searchTerms: termRows({ types: optionsOf(markerSearchTypes), count: 1 }),
    marker_type: {
      control: 'multi-select',
      label: 'Marker type',
      options: optionsOf(markerTypeChoices, { all_PCR: 'all PCR', hyb_based: 'hybridization based' }),
      size: 'medium',
    },
    poly_between_1: {
      control: 'select',
      label: 'Polymorphic between',
      options: optionsOf(markerEcotypes),
      any: anyOption,
      size: 'small',
    },
    poly_between_2: { control: 'select', label: 'and', options: optionsOf(markerEcotypes), any: anyOption, size: 'small' },
    mapLocation: mapLocationSection,
  },
  groups: [
    { legend: 'Name', hint: 'Name of the marker, or of a gene or locus that it marks.', lines: [['searchTerms']] },
    {
      legend: 'Restrict by features',
      hint: 'Matches any selected type. If you choose two ecotypes, the marker must distinguish them.',
      lines: [['marker_type', 'poly_between_1', 'poly_between_2']],
    },
    mapLocationGroup,
  ],
})
