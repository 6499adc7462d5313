import { defineFacets } from '@rosette/contract-kit/cards/define-facets.ts'

export const personFacets = defineFacets({
  type: { label: 'Type' },
  country: { label: 'Country' },
})
