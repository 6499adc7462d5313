import { defineFacets } from '@rosette/contract-kit/define-facets.ts'
import { geneModelTypeLabel } from '@rosette/contract-kit/gene-model-types.ts'

export const geneFacets = defineFacets({
  geneModelType: { label: 'Gene model type', values: geneModelTypeLabel },
})
