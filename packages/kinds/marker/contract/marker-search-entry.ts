import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const markerSearchEntry = defineSearchEntry({
  category: 'markers',
  plural: 'markers',
  box: { label: 'Marker', place: 9 },
  form: {
    title: 'Marker Search',
    menu: { label: 'Markers', blurb: 'Genetic markers by name, type or map position' },
  },
})
