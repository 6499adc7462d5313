import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const keywordSearchEntry = defineSearchEntry({
  category: 'keyword',
  plural: 'keywords',
  box: { label: 'Keyword', order: 3, example: 'flower development or GO:0009908' },
  form: {
    title: 'Keyword Search',
    menu: { label: 'Keywords', blurb: 'GO, PO and other terms and the genes annotated to them' },
  },
})
