import { defineFacets } from '@rosette/contract-kit/define-facets.ts'

export const ecotypeFacets = defineFacets({
  country: { label: 'Country', isOpen: true },
})
