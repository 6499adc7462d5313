import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const vectorSearchEntry = defineSearchEntry({
  category: 'vector',
  plural: 'vectors',
  box: { label: 'Vector', order: 10, example: 'pBIN19 or pROK2' },
  form: {
    title: 'Vector Search',
    // FDNA-003: it shares the screen of the clones.
    menu: null,
  },
})
