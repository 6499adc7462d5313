import { defineFacets } from '@rosette/contract-kit/cards/define-facets.ts'

export const transposonfamilyFacets = defineFacets({
  super_family_name: { label: 'Super family' },
})
