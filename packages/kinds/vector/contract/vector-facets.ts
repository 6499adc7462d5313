import { defineFacets, withBlanks } from '@rosette/contract-kit/cards/define-facets.ts'

export const vectorFacets = defineFacets({
  vector_type: { label: 'Vector type', values: withBlanks },
})
