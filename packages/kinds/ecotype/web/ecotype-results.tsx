import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { NameList } from '@rosette/ui-kit/results/result-cells.tsx'
import { type EcotypeHit, ecotypeColumns } from '../contract/ecotype-search-card.ts'
import { form } from './ecotype-form.ts'
import { EcotypeResultsMap } from './ecotype-results-map.tsx'

export const results = defineResults<EcotypeHit>({
  columns: ecotypeColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => ({ kind: 'ecotype', key: hit.speciesVariantId, label: hit.full_name }),
  picture: (hits, found) => <EcotypeResultsMap hits={hits} {...found} />,
  cell: (columnId, hit, mark) => {
    if (columnId === 'aliases') return <NameList names={hit.aliases} mark={mark} />
    if (columnId === 'stock_number') return <NameList names={hit.stock_number} mark={mark} isMono />
    return undefined
  },
})
