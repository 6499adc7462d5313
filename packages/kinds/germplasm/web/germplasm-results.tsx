import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { NameList } from '@rosette/ui-kit/results/name-list.tsx'
import { germplasmColumns } from '../contract/germplasm-columns.ts'
import type { GermplasmHit } from '../contract/germplasm-hit.ts'

export const results = defineResults<GermplasmHit>({
  columns: germplasmColumns,
  recordOf: (hit) => ({ kind: 'germplasm', key: hit.tairObjectId, label: hit.name }),
  cell: (columnId, hit, mark) => {
    if (columnId === 'locusList') return <NameList names={hit.locusList} mark={mark} isMono />
    if (columnId === 'phenotypes') return <NameList names={hit.phenotypes} mark={mark} separator=" · " shown={2} />
    return undefined
  },
})
