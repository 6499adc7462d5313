import { defineCriteriaFields } from '@rosette/ui-kit/form/define-form.ts'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { TransposonfamilyCriteria, type TransposonfamilyHit, transposonfamilyColumns } from '../contract/transposonfamily-search-card.ts'

const criteriaFields = defineCriteriaFields(TransposonfamilyCriteria, {})

export const results = defineResults<TransposonfamilyHit>({
  columns: transposonfamilyColumns,
  criteriaFields,
  recordOf: (hit) => ({ kind: 'transposonfamily', key: hit.transposonFamilyId, label: hit.family_name.join('; ') }),
})
