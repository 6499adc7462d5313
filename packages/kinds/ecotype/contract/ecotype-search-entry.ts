import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const ecotypeSearchEntry = defineSearchEntry({
  category: 'ecotype',
  plural: 'ecotypes',
  box: { label: 'Ecotype', order: 6, example: 'Col-0 or Landsberg' },
  form: {
    title: 'Ecotype Search',
    menu: { label: 'Ecotypes', blurb: 'Natural accessions by name, origin or stock number' },
  },
})
