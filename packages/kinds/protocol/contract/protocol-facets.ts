import { defineFacets } from '@rosette/contract-kit/cards/define-facets.ts'

export const protocolFacets = defineFacets({
  keywords: { label: 'Keyword', isOpen: true },
})
