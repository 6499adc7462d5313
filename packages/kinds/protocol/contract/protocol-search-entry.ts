import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

/** The general search box has no type for protocols; their own form finds them. */
export const protocolSearchEntry = defineSearchEntry({
  category: 'protocol',
  plural: 'protocols',
  box: null,
  form: {
    title: 'Protocol Search',
    menu: { label: 'Protocols', blurb: 'Laboratory protocols by title, author or method' },
  },
})
