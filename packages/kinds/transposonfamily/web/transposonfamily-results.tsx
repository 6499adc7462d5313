import { defineAsked } from '@rosette/ui-kit/form/define-form.ts'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { transposonfamilyColumns } from '../contract/transposonfamily-columns.ts'
import { TransposonfamilyCriteria } from '../contract/transposonfamily-criteria.ts'
import type { TransposonfamilyHit } from '../contract/transposonfamily-hit.ts'

const asked = defineAsked(TransposonfamilyCriteria, {})

export const results = defineResults<TransposonfamilyHit>({
  columns: transposonfamilyColumns,
  asked,
  recordOf: (hit) => ({ kind: 'transposonfamily', key: hit.transposonFamilyId, label: hit.family_name.join('; ') }),
})
