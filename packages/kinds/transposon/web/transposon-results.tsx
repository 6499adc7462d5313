import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { type TransposonHit, transposonColumns } from '../contract/transposon-search-card.ts'
import { form } from './transposon-form.ts'

export const results = defineResults<TransposonHit>({
  columns: transposonColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => ({ kind: 'transposon', key: hit.transposonId, label: hit.transposon_name }),
  cell: (columnId, hit, mark) => {
    if (columnId !== 'family_name') return undefined
    const family = { kind: 'transposonfamily', key: hit.transposonFamilyId, label: hit.family_name }
    return <RecordLink to={family}>{mark(hit.family_name)}</RecordLink>
  },
})
