import { defineFacets } from '@rosette/contract-kit/define-facets.ts'

export const protocolFacets = defineFacets({
  keywords: { label: 'Keyword', isOpen: true },
})
