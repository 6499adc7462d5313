import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { type KeywordHit, keywordColumns } from '../contract/keyword-search-card.ts'
import { form } from './keyword-form.ts'

export const results = defineResults<KeywordHit>({
  columns: keywordColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => ({ kind: 'keyword', key: hit.kwId, label: hit.kwName }),
  cell: (columnId, hit) => (columnId === 'kwCategory' ? <Tag>{hit.kwCategory}</Tag> : undefined),
})
