import { defineCriteriaFields } from '@rosette/ui-kit/form/define-form.ts'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { GeneModelTypeTag, NameList, RefCell } from '@rosette/ui-kit/results/result-cells.tsx'
import { GeneCriteria, type GeneHit, geneColumns } from '../contract/gene-search-card.ts'

const criteriaFields = defineCriteriaFields(GeneCriteria, { genes: { control: 'selection', singular: 'locus', plural: 'loci' } })

export const results = defineResults<GeneHit>({
  columns: geneColumns,
  criteriaFields,
  recordOf: (hit) => ({ kind: 'gene', key: hit.geneId, label: hit.geneName }),
  cell: (columnId, hit, mark) => {
    if (columnId === 'locusName') return <RefCell kind="locus" id={hit.locusId} name={hit.locusName} mark={mark} />
    if (columnId === 'affiliateSymbol') return <NameList names={hit.affiliateSymbol} mark={mark} />
    if (columnId === 'geneModelType') return <GeneModelTypeTag type={hit.geneModelType} />
    return undefined
  },
})
