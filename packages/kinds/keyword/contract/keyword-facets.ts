import { defineFacets } from '@rosette/contract-kit/define-facets.ts'

export const keywordFacets = defineFacets({
  kwCategory: { label: 'Category' },
})
