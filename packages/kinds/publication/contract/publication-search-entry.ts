import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const publicationSearchEntry = defineSearchEntry({
  category: 'publication',
  plural: 'publications',
  box: { label: 'Publication', example: 'a title, Yanofsky or 1973265' },
  form: {
    title: 'Publication Search',
    menu: { label: 'Publications', blurb: 'Papers by title, author, journal, year or gene' },
  },
})
