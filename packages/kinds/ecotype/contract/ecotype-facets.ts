import { defineFacets } from '@rosette/contract-kit/cards/define-facets.ts'

export const ecotypeFacets = defineFacets({
  country: { label: 'Country', isOpen: true },
})
