import { defineFacets } from '@rosette/contract-kit/define-facets.ts'

export const locusHistoryFacets = defineFacets({
  currentStatus: { label: 'Current status' },
})
