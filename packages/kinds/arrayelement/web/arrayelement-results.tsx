import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { LocusNames } from '@rosette/ui-kit/results/result-cells.tsx'
import { arrayelementColumns } from '../contract/arrayelement-columns.ts'
import type { ArrayelementHit } from '../contract/arrayelement-hit.ts'

export const results = defineResults<ArrayelementHit>({
  columns: arrayelementColumns,
  // RESULTS-030, DARRAY-003.
  recordOf: (hit) => ({ kind: 'arrayelement', key: hit.arrayElementId, label: hit.probeName, isByName: true }),
  cell: (columnId, hit, mark) => (columnId === 'locus' ? <LocusNames names={hit.locus} mark={mark} /> : undefined),
})
