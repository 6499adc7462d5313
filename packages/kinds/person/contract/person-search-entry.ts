import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const personSearchEntry = defineSearchEntry({
  category: 'community',
  plural: 'people and labs',
  box: { label: 'Person or Lab', order: 7, example: 'a name, a lab or a city' },
  form: {
    title: 'People/Labs Search',
    menu: { label: 'People/Labs', blurb: 'Researchers and organizations of the community' },
  },
})
