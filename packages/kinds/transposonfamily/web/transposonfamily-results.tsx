import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { transposonfamilyColumns } from '../contract/transposonfamily-columns.ts'
import type { TransposonfamilyHit } from '../contract/transposonfamily-hit.ts'

export const results = defineResults<TransposonfamilyHit>({
  columns: transposonfamilyColumns,
  recordOf: (hit) => ({ kind: 'transposonfamily', key: hit.transposonFamilyId, label: hit.family_name.join('; ') }),
})
