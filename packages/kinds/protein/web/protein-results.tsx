import { RecordLink } from '@rosette/ui-kit/record/record-link.tsx'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { proteinColumns } from '../contract/protein-columns.ts'
import type { ProteinHit } from '../contract/protein-hit.ts'

export const results = defineResults<ProteinHit>({
  columns: proteinColumns,
  recordOf: (hit) => ({ kind: 'protein', key: hit.proteinId, label: hit.name }),
  // RESULTS-027: each cell leads to its own record.
  cell: (columnId, hit) => {
    if (columnId === 'locusName') return refCell('locus', hit.locusId, hit.locusName)
    if (columnId === 'geneName') return refCell('gene', hit.geneId, hit.geneName)
    return undefined
  },
})

function refCell(kind: string, key: number | null, label: string | null) {
  return key === null || label === null ? undefined : <RecordLink to={{ kind, key, label }} />
}
