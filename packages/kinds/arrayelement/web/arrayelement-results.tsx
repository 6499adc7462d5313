import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { NameList } from '@rosette/ui-kit/results/name-list.tsx'
import { arrayelementColumns } from '../contract/arrayelement-columns.ts'
import type { ArrayelementHit } from '../contract/arrayelement-hit.ts'

export const results = defineResults<ArrayelementHit>({
  columns: arrayelementColumns,
  recordOf: (hit) => ({ kind: 'arrayelement', key: hit.arrayElementId, label: hit.probeName }),
  cell: (columnId, hit, mark) => (columnId === 'locus' ? <NameList names={hit.locus} mark={mark} /> : undefined),
})
