import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { genesymbolColumns } from '../contract/genesymbol-columns.ts'
import type { GenesymbolHit } from '../contract/genesymbol-hit.ts'

export const results = defineResults<GenesymbolHit>({
  columns: genesymbolColumns,
  recordOf: (hit) => ({ kind: 'genesymbol', key: hit.tair_object_id, label: hit.symbol }),
})
