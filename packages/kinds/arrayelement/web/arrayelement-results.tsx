import { defineCriteriaFields } from '@rosette/ui-kit/form/define-form.ts'
import { optionsOf } from '@rosette/ui-kit/form/form-options.ts'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { LocusNames } from '@rosette/ui-kit/results/result-cells.tsx'
import { ArrayelementCriteria, type ArrayelementHit, arrayelementColumns, arrayPlatforms } from '../contract/arrayelement-search-card.ts'

const criteriaFields = defineCriteriaFields(ArrayelementCriteria, {
  genes: { control: 'selection', singular: 'locus', plural: 'loci' },
  platform: { control: 'select', label: 'Platform', options: optionsOf(arrayPlatforms) },
})

export const results = defineResults<ArrayelementHit>({
  columns: arrayelementColumns,
  criteriaFields,
  // RESULTS-030, DARRAY-003.
  recordOf: (hit) => ({ kind: 'arrayelement', key: hit.arrayElementId, label: hit.probeName, isByName: true }),
  cell: (columnId, hit, mark) => (columnId === 'locus' ? <LocusNames names={hit.locus} mark={mark} /> : undefined),
})
