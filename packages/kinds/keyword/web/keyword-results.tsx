import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type KeywordHit, keywordColumns } from '../contract/keyword-search-card.ts'
import { form } from './keyword-form.ts'

export const results = defineResults<KeywordHit>({
  columns: keywordColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => ({ kind: 'keyword', key: hit.kwId, label: hit.kwName }),
  cell: (columnId, hit) => {
    if (columnId === 'kwCategory') return <Tag>{hit.kwCategory}</Tag>
    const column = keywordColumns.find(({ id, isNumeric }) => id === columnId && isNumeric)
    if (!column) return undefined
    const number = formatNumber(Number(column.text(hit)))
    return column.within === undefined ? number : `${number} direct`
  },
})
