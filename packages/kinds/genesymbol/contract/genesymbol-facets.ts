import { defineFacets, withBlanks } from '@rosette/contract-kit/cards/define-facets.ts'

export const genesymbolFacets = defineFacets({
  type: { label: 'Mutant phenotype', values: { T: 'yes', F: 'no' } },
  status: { label: 'Status', values: withBlanks },
})
