import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const polymorphismSearchEntry = defineSearchEntry({
  category: 'polyallele',
  plural: 'polymorphisms',
  box: { label: 'Polymorphisms', order: 5, example: 'abi1-1 or SALK_014999' },
  form: {
    title: 'Polymorphism/Allele Search',
    menu: { label: 'Polymorphisms/Alleles', blurb: 'Variants, insertions and alleles by name, type or gene' },
  },
})
