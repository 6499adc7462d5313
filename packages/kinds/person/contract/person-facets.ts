import { defineFacets } from '@rosette/contract-kit/define-facets.ts'

export const personFacets = defineFacets({
  type: { label: 'Type' },
  country: { label: 'Country' },
})
