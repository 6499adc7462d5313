import type { Part } from '@rosette/ui-kit/record/define-page.ts'
import { lazy } from 'react'
import type { LocusRecord } from '../../contract/locus-record.ts'

/** NETWORK-016: below the interactions; a locus without any has none. */
export const neighbourhoodPart: Part<LocusRecord> = {
  id: 'neighbourhood',
  title: 'Neighbourhood',
  block: 'custom',
  render: lazy(async () => ({ default: (await import('./show-neighbourhood.tsx')).ShowNeighbourhood })),
  isLeftOut: ({ interactions }) => interactions.total === 0,
}
