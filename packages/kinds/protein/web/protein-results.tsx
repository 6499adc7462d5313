import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { RefCell } from '@rosette/ui-kit/results/result-cells.tsx'
import { type ProteinHit, proteinColumns } from '../contract/protein-search-card.ts'
import { form } from './protein-form.ts'

export const results = defineResults<ProteinHit>({
  columns: proteinColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => ({ kind: 'protein', key: hit.proteinId, label: hit.name }),
  // RESULTS-027: each cell leads to its own record.
  cell: (columnId, hit, mark) => {
    if (columnId === 'locusName') return <RefCell kind="locus" id={hit.locusId} name={hit.locusName} mark={mark} />
    if (columnId === 'geneName') return <RefCell kind="gene" id={hit.geneId} name={hit.geneName} mark={mark} />
    return undefined
  },
})
