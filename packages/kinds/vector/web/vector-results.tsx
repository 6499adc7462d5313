import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { NameList } from '@rosette/ui-kit/results/result-cells.tsx'
import { type VectorHit, vectorColumns } from '../contract/vector-search-card.ts'
import { form } from './vector-form.ts'

export const results = defineResults<VectorHit>({
  columns: vectorColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => ({ kind: 'vector', key: hit.vectorId, label: hit.name }),
  cell: (columnId, hit, mark) => (columnId === 'alias' ? <NameList names={hit.alias} mark={mark} /> : undefined),
})
