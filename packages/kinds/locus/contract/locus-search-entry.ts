import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const locusSearchEntry = defineSearchEntry({
  category: 'genes',
  plural: 'genes',
  box: { label: 'Gene', order: 1, example: 'AT4G18960 or AGAMOUS' },
  form: {
    title: 'Gene Search',
    menu: { label: 'Genes', blurb: 'Loci and gene models by name, description, keyword or region' },
    isStored: true,
  },
})
