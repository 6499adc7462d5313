import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

/** The general search box has no type for publications; their own form finds them. */
export const publicationSearchEntry = defineSearchEntry({
  category: 'publication',
  plural: 'publications',
  box: null,
  form: {
    title: 'Publication Search',
    menu: { label: 'Publications', blurb: 'Papers by title, author, journal, year or gene' },
  },
})
