import type { Part } from '@rosette/ui-kit/record/define-page.ts'
import { lazy } from 'react'
import type { LocusRecord } from '../../contract/locus-record.ts'

/** PATHWAY-003: in Protein Data, of releases that have pathways. */
export const pathwayPart: Part<LocusRecord> = {
  id: 'pathways',
  title: 'Pathways',
  block: 'custom',
  render: lazy(async () => ({ default: (await import('./pathway-table.tsx')).PathwayTable })),
  count: ({ pathwayCount }) => pathwayCount ?? 0,
  isEmpty: ({ pathwayCount }) => pathwayCount === 0,
  isLeftOut: ({ pathwayCount }) => pathwayCount === null,
  emptyText: 'AraCyc names this locus in no pathway.',
}
