import { defineFacets, withBlanks } from '@rosette/contract-kit/cards/define-facets.ts'

export const cloneFacets = defineFacets({
  vector_type: { label: 'Vector type', values: withBlanks },
  insert_type: { label: 'Insert type', values: withBlanks },
  clone_end_types: { label: 'Clone end type', values: withBlanks },
  chrom: { label: 'Chromosome', isOrdered: true },
})
