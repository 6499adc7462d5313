import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const germplasmSearchEntry = defineSearchEntry({
  category: 'germplasm',
  plural: 'germplasms',
  box: { label: 'Germplasm', order: 8, example: 'CS1092 or ag-1' },
  form: {
    title: 'Germplasm Search',
    menu: { label: 'Germplasms', blurb: 'Mutant lines, seeds and other stocks by name or phenotype' },
  },
})
