import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable, type KeyFact, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { FamilyMember } from '../contract/family-summary.ts'
import type { TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'
import { TransposonfamilyOverview } from './transposonfamily-overview.tsx'

const memberColumns: readonly SectionColumn<FamilyMember>[] = [
  { id: 'name', label: 'Name', cell: (row) => <RecordLink to={row.transposon} />, sortBy: (row) => row.transposon.label },
  { id: 'chromosome', label: 'Chromosome', cell: (row) => row.chromosome.slice(3), sortBy: (row) => row.chromosome },
  { id: 'start', label: 'Start', cell: (row) => formatNumber(row.startPosition), sortBy: (row) => row.startPosition, isNumeric: true },
  { id: 'end', label: 'End', cell: (row) => formatNumber(row.endPosition), sortBy: (row) => row.endPosition, isNumeric: true },
]

const members = defineTable({
  columns: memberColumns,
  rows: (family: TransposonfamilyRecord) => family.associatedTransposons,
  rowKey: (row) => row.transposon.label,
  total: (family) => family.copies.count,
  completeList: ({ transposonFamilyName }) =>
    resultsPath('transposon', { criteria: { type_family: 'exactly', input_family: transposonFamilyName } }),
})

export const page = definePage<TransposonfamilyRecord>({
  identifier: (family) => family.transposonFamilyName,
  heading: ({ transposonFamilyName }) => ({ name: transposonFamilyName, id: null }),
  lead: (family) => `${family.transposonFamilyName}, a family of transposable elements`,
  keyFacts: ({ transposonFamilyName, superFamilyName, copies }) => [
    { label: 'Family', value: transposonFamilyName },
    { label: 'Super family', value: superFamilyName },
    { label: 'Copies', value: formatNumber(copies.count) },
    { label: 'Total length', value: `${formatNumber(copies.together)} bp` },
    { label: 'Median length', value: `${formatNumber(copies.medianLength)} bp` },
    ...(copies.longest ? [longestFact(copies.longest)] : []),
  ],
  overview: TransposonfamilyOverview,
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'parts',
      count: () => 0,
      parts: [
        {
          id: 'facts',
          block: 'facts',
          facts: [
            { label: 'Name', value: (family) => family.transposonFamilyName },
            { label: 'Super family', value: (family) => family.superFamilyName },
            { label: 'Date last updated', value: (family) => family.dateLastUpdated },
          ],
        },
        { id: 'transposons', title: 'Associated Transposons', block: 'table', table: members },
      ],
    },
  ],
})

function longestFact({ transposon, startPosition, endPosition }: FamilyMember): KeyFact {
  return {
    label: 'Longest',
    value: `${formatNumber(endPosition - startPosition + 1)} bp`,
    context: <RecordLink to={transposon} />,
  }
}
