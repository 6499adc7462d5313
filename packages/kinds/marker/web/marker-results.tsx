import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { NameList } from '@rosette/ui-kit/results/result-cells.tsx'
import { type MarkerHit, markerColumns } from '../contract/marker-search-card.ts'
import { form } from './marker-form.ts'

export const results = defineResults<MarkerHit>({
  columns: markerColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => ({ kind: 'marker', key: hit.markerId, label: hit.marker_name }),
  cell: (columnId, hit, mark) => (columnId === 'aliases' ? <NameList names={hit.aliases} mark={mark} /> : undefined),
})
