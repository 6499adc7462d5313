import { defineCriteriaFields } from '@rosette/ui-kit/form/define-form.ts'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { LocusNames, Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { LocusHistoryCriteria, type LocusHistoryHit, locusHistoryColumns } from '../contract/locus-history-listing.ts'

const criteriaFields = defineCriteriaFields(LocusHistoryCriteria, { genes: { control: 'selection', singular: 'locus', plural: 'loci' } })

export const results = defineResults<LocusHistoryHit>({
  columns: locusHistoryColumns,
  criteriaFields,
  recordOf: ({ locusId, locus }) => (locusId === null ? null : { kind: 'locus', key: locusId, label: locus }),
  // A locus has as many rows as changes.
  keyOf: (hit) => hit.id,
  cell: (columnId, hit, mark) => {
    if (columnId === 'currentStatus') return <Tag>{hit.currentStatus}</Tag>
    if (columnId === 'lociInvolvedInModification') return <LocusNames names={hit.lociInvolvedInModification} mark={mark} />
    return undefined
  },
})
