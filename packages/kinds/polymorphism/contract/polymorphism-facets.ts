import { defineFacets, withBlanks } from '@rosette/contract-kit/cards/define-facets.ts'

export const polymorphismFacets = defineFacets({
  polymorphism_type: { label: 'Polymorphism type', values: withBlanks },
  polymorphism_site: { label: 'Site', values: withBlanks },
  insertion_type: { label: 'Insertion type', values: withBlanks },
  allele_mode: { label: 'Allele mode', values: withBlanks },
  chromosome: { label: 'Chromosome', isOrdered: true },
  ecotypes: { label: 'Ecotype', isOpen: true },
})
