import { useMemo } from 'react'
import type { SectionColumn } from '../record/define-page.ts'
import { formatNumber } from '../record/format-number.ts'
import { SectionTable } from '../record/section-table.tsx'
import classes from './gene-model-table.module.css'
import { shapesOf, type TrackModel, type TrackShape } from './track-model.ts'

type PartRow = TrackShape & { model: string }

const columns: readonly SectionColumn<PartRow>[] = [
  { id: 'model', label: 'Gene model', cell: (row) => row.model, sortBy: (row) => row.model },
  { id: 'part', label: 'Part', cell: (row) => row.part, sortBy: (row) => row.part },
  { id: 'start', label: 'Start (bp)', cell: (row) => formatNumber(row.start), sortBy: (row) => row.start, isNumeric: true },
  { id: 'end', label: 'End (bp)', cell: (row) => formatNumber(row.end), sortBy: (row) => row.end, isNumeric: true },
  {
    id: 'length',
    label: 'Length (bp)',
    cell: (row) => formatNumber(row.end - row.start + 1),
    sortBy: (row) => row.end - row.start,
    isNumeric: true,
  },
]

/** The same picture as numbers. */
export function GeneModelTable({ models }: { models: readonly TrackModel[] }) {
  const rows = useMemo(() => models.flatMap((model) => shapesOf(model).map((shape) => ({ ...shape, model: model.name }))), [models])
  return (
    <div className={classes.frame}>
      <SectionTable
        caption="Parts of the gene models"
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.model} ${row.part} ${row.start}`}
      />
    </div>
  )
}
