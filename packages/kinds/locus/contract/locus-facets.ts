import { defineFacets, yesOrNo } from '@rosette/contract-kit/cards/define-facets.ts'
import { geneModelTypeLabel } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'

export const locusFacets = defineFacets({
  gene_model_type: { label: 'Gene model type', values: geneModelTypeLabel },
  chromosome: { label: 'Chromosome', isOrdered: true },
  evidence_codes: { label: 'Evidence' },
  has_literature: { label: 'Associated literature', values: yesOrNo },
  keywords: { label: 'Keyword', isOpen: true },
  // Most loci have a handful, a few have hundreds: each bin is about twice as wide as the one before.
  annotation_count: { label: 'Annotations per locus', edges: [1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128] },
})
