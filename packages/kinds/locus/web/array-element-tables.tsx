import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatMean } from '@rosette/ui-kit/text/format-number.ts'
import type { DualChannelElement, LocusRecord, SingleChannelElement } from '../contract/locus-record.ts'

const singleColumns: readonly SectionColumn<SingleChannelElement>[] = [
  { id: 'element', label: 'Array element', cell: (row) => <RecordLink to={row.arrayElement} />, sortBy: (row) => row.arrayElement.label },
  {
    id: 'intensity',
    label: 'Average signal intensity',
    cell: (row) => formatMean(row.avgIntensity, row.avgIntensityStdError) ?? 'Unknown',
    sortBy: (row) => row.avgIntensity,
    isNumeric: true,
  },
  {
    id: 'percentile',
    label: 'Average signal percentile',
    cell: (row) => formatMean(row.avgSignalPercentile, row.avgSignalPercentileStdError) ?? 'Unknown',
    sortBy: (row) => row.avgSignalPercentile,
    isNumeric: true,
  },
]

const dualColumns: readonly SectionColumn<DualChannelElement>[] = [
  { id: 'element', label: 'Array element', cell: (row) => <RecordLink to={row.arrayElement} />, sortBy: (row) => row.arrayElement.label },
  {
    id: 'ratio',
    label: 'Average log ratio',
    cell: (row) => formatMean(row.avgLogRatio, row.avgLogRatioStdError) ?? 'Unknown',
    sortBy: (row) => row.avgLogRatio,
    isNumeric: true,
  },
  {
    id: 'intensity',
    label: 'Average intensity',
    cell: (row) => formatMean(row.avgIntensity, row.avgIntensityStdError) ?? 'Unknown',
    sortBy: (row) => row.avgIntensity,
    isNumeric: true,
  },
]

export const singleChannelTable = defineTable({
  columns: singleColumns,
  rows: (locus: LocusRecord) => locus.singleChannelArrayElements,
  rowKey: (row) => String(row.arrayElement.key),
})

export const dualChannelTable = defineTable({
  columns: dualColumns,
  rows: (locus: LocusRecord) => locus.dualChannelArrayElements,
  rowKey: (row) => String(row.arrayElement.key),
})
