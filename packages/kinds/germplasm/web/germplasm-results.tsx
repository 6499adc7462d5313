import { NamedLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { LocusNames, NameList, Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { type GermplasmHit, germplasmColumns } from '../contract/germplasm-search-card.ts'
import { form } from './germplasm-form.ts'

export const results = defineResults<GermplasmHit>({
  columns: germplasmColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => ({ kind: 'germplasm', key: hit.tairObjectId, label: hit.name }),
  cell: (columnId, hit, mark) => {
    switch (columnId) {
      case 'polyList':
        return <NameList names={hit.polyList} mark={mark} shown={3} draw={(name) => <NamedLink kind="polymorphism" name={name} />} />
      case 'locusList':
        return <LocusNames names={hit.locusList} mark={mark} />
      case 'bgEcotypes':
        return <NameList names={hit.bgEcotypes} mark={mark} />
      case 'donors':
        return <NameList names={hit.donors} mark={mark} shown={3} />
      case 'stockNo':
        return <NameList names={hit.stockNo} mark={mark} isMono />
      case 'germplasmType':
        return hit.germplasmType ? <Tag>{hit.germplasmType.replaceAll('_', ' ')}</Tag> : undefined
      case 'phenotypes':
        return <NameList names={hit.phenotypes} mark={mark} separator=" · " shown={2} />
      default:
        return undefined
    }
  },
})
