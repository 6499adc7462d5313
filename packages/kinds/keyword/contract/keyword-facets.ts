import { defineFacets } from '@rosette/contract-kit/cards/define-facets.ts'

export const keywordFacets = defineFacets({
  kwCategory: { label: 'Category' },
})
