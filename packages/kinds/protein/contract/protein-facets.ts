import { defineFacets } from '@rosette/contract-kit/cards/define-facets.ts'
import { structuralClasses } from './domain-databases.ts'

export const proteinFacets = defineFacets({
  domain_types: { label: 'Domain database' },
  structural_class: { label: 'Structural class', values: structuralClasses },
  length: { label: 'Length in amino acids', edges: [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000, 1500, 2000] },
  pi: { label: 'Isoelectric point', edges: [4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 11] },
})
