import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { FamilyMember, TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'

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
})

export const page = definePage<TransposonfamilyRecord>({
  identifier: (family) => family.transposonFamilyName,
  lead: (family) => `${family.transposonFamilyName}, a family of transposable elements`,
  keyFacts: (family) => [
    { label: 'Family', value: family.transposonFamilyName },
    { label: 'Super family', value: family.superFamilyName },
    { label: 'Transposons', value: formatNumber(family.associatedTransposons.length) },
  ],
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
