import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatMean, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ArrayDesign, ArrayelementRecord, ElementLocus, ElementSlide } from '../contract/arrayelement-record.ts'

const locusColumns: readonly SectionColumn<ElementLocus>[] = [
  { id: 'locus', label: 'Locus', cell: (row) => <RecordLink to={row.locus} />, sortBy: (row) => row.locus.label },
  { id: 'description', label: 'Description', cell: (row) => row.description ?? 'Unknown' },
  { id: 'organism', label: 'Organism', cell: (row) => row.organism ?? 'Unknown', sortBy: (row) => row.organism },
]

export const locusTable = defineTable({
  columns: locusColumns,
  rows: (element: ArrayelementRecord) => element.locus,
  rowKey: (row) => String(row.locus.key),
})

const slideColumns: readonly SectionColumn<ElementSlide>[] = [
  { id: 'name', label: 'Slide', cell: (row) => row.name, sortBy: (row) => row.name },
  { id: 'signal', label: 'Signal', cell: (row) => formatMean(row.signal, null) ?? 'Unknown', sortBy: (row) => row.signal, isNumeric: true },
  {
    id: 'percentile',
    label: 'Signal percentile',
    cell: (row) => formatMean(row.signalPercentile, null) ?? 'Unknown',
    sortBy: (row) => row.signalPercentile,
    isNumeric: true,
  },
  { id: 'experiment', label: 'Experiment', cell: (row) => row.experimentName ?? 'Unknown', sortBy: (row) => row.experimentName },
]

export const slideTable = defineTable({
  columns: slideColumns,
  rows: (element: ArrayelementRecord) => element.slides,
  rowKey: (row) => `${row.name} ${row.signal}`,
})

type ElementExperiment = ArrayelementRecord['experiments'][number]

const experimentColumns: readonly SectionColumn<ElementExperiment>[] = [
  { id: 'name', label: 'Experiment', cell: (row) => row.name, sortBy: (row) => row.name },
]

export const experimentTable = defineTable({
  columns: experimentColumns,
  rows: (element: ArrayelementRecord) => element.experiments,
  rowKey: (row) => row.name,
})

const designColumns: readonly SectionColumn<ArrayDesign>[] = [
  { id: 'name', label: 'Name', cell: (row) => row.name, sortBy: (row) => row.name },
  { id: 'manufacturer', label: 'Manufacturer', cell: (row) => row.manufacturer ?? 'Unknown', sortBy: (row) => row.manufacturer },
  { id: 'platform', label: 'Platform type', cell: (row) => row.platformType ?? 'Unknown', sortBy: (row) => row.platformType },
  {
    id: 'spots',
    label: 'Number of spots',
    cell: (row) => (row.numSpots === null ? 'Unknown' : formatNumber(row.numSpots)),
    sortBy: (row) => row.numSpots,
    isNumeric: true,
  },
]

export const designTable = defineTable({
  columns: designColumns,
  rows: (element: ArrayelementRecord) => element.arrayDesigns,
  rowKey: (row) => row.name,
})
