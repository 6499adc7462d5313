import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const markerSearchEntry = defineSearchEntry({
  category: 'markers',
  plural: 'markers',
  box: { label: 'Marker', order: 9, example: 'nga8 or PHYA' },
  form: {
    title: 'Marker Search',
    menu: { label: 'Markers', blurb: 'Genetic markers by name, type or map position' },
  },
})
