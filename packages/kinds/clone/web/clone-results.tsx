import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { LocusNames, NameList } from '@rosette/ui-kit/results/result-cells.tsx'
import { type CloneHit, cloneColumns } from '../contract/clone-search-card.ts'
import { form } from './clone-form.ts'

export const results = defineResults<CloneHit>({
  columns: cloneColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => ({ kind: 'clone', key: hit.cloneId, label: hit.name }),
  cell: (columnId, hit, mark) => {
    if (columnId === 'alias') return <NameList names={hit.alias} mark={mark} />
    if (columnId === 'locus') return <LocusNames names={hit.locus} mark={mark} />
    return undefined
  },
})
