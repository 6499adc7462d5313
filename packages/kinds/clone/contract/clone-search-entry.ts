import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const cloneSearchEntry = defineSearchEntry({
  category: 'dna',
  plural: 'clones',
  box: { label: 'Clone', order: 2, example: 'F13C5 or U12345' },
  form: {
    title: 'DNA/Clone Search',
    menu: { label: 'DNA/Clones', blurb: 'Clones, vectors and other DNA by name, accession or position' },
  },
})
