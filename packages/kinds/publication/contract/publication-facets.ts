import { defineFacets, withBlanks } from '@rosette/contract-kit/cards/define-facets.ts'

// The first papers on the plant are a century old; most are from recent decades.
const years = [1950, 1970, ...Array.from({ length: 51 }, (_, place) => 1980 + place)]

export const publicationFacets = defineFacets({
  publication_type: { label: 'Publication type', values: withBlanks },
  pubName: { label: 'Journal', isOpen: true },
  year: { label: 'Year', edges: years, isYear: true },
})
