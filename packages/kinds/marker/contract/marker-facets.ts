import { defineFacets, withBlanks, yesOrNo } from '@rosette/contract-kit/cards/define-facets.ts'

export const markerFacets = defineFacets({
  type: { label: 'Type', values: withBlanks },
  chrom: { label: 'Chromosome', isOrdered: true },
  is_pcr_marker: { label: 'PCR marker', values: yesOrNo },
})
