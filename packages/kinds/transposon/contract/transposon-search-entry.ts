import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const transposonSearchEntry = defineSearchEntry({
  category: 'transposon',
  plural: 'transposons',
  box: { label: 'Transposon', order: 11, example: 'AT5TE20395 or ATREP3' },
  form: {
    title: 'Transposon Search',
    menu: { label: 'Transposons', blurb: 'Transposable elements by name, family or region' },
  },
})
