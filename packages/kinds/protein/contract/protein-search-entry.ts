import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const proteinSearchEntry = defineSearchEntry({
  category: 'protein',
  plural: 'proteins',
  box: { label: 'Protein', order: 4, example: 'AT4G18960.1 or P17839' },
  form: {
    title: 'Protein Search',
    menu: { label: 'Proteins', blurb: 'Proteins by domain, weight, charge or location' },
    isStored: true,
  },
})
