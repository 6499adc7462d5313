import { defineFacets } from '@rosette/contract-kit/define-facets.ts'

export const transposonfamilyFacets = defineFacets({
  super_family_name: { label: 'Super family' },
})
