import { defineFacets } from '@rosette/contract-kit/cards/define-facets.ts'
import { geneModelTypeLabel } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'

export const geneFacets = defineFacets({
  geneModelType: { label: 'Gene model type', values: geneModelTypeLabel },
})
