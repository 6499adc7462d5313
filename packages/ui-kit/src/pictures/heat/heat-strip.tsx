import type { ReactNode } from 'react'
import { formatNumber } from '../../text/format-number.ts'
import { PictureFrame } from '../frame/picture-frame.tsx'
import { markProps } from '../frame/use-mark-keys.ts'
import classes from './heat-strip.module.css'

type HeatCell = { label: string; value: number }

type HeatStripProps = {
  /** What files of the picture are called: `AT4G18960 embryogenesis`. */
  name: string
  /** What the cells are: `Stage`; and their values: `Signal`. */
  labels: { cell: string; value: string }
  cells: readonly HeatCell[]
  /** Where the values come from. */
  legend: ReactNode
}

const cellHeight = 34
const nameHeight = 22

/** Values as a strip of cells, each with its number, shaded by its share of the highest. */
export function HeatStrip({ name, labels, cells, legend }: HeatStripProps) {
  const columns = [
    { id: 'cell', label: labels.cell, cell: (cell: HeatCell) => cell.label },
    {
      id: 'value',
      label: labels.value,
      cell: (cell: HeatCell) => formatNumber(cell.value),
      sortBy: (cell: HeatCell) => cell.value,
      isNumeric: true,
    },
  ]
  return (
    <PictureFrame name={name} table={{ caption: name, columns, rows: cells, rowKey: (cell) => cell.label }} legend={legend}>
      <svg width="100%" height={cellHeight + nameHeight} className={classes.strip}>
        <title>{name}</title>
        {cells.map((cell, index) => (
          <Cell key={cell.label} cell={cell} index={index} cells={cells} />
        ))}
      </svg>
    </PictureFrame>
  )
}

function Cell({ cell, index, cells }: { cell: HeatCell; index: number; cells: readonly HeatCell[] }) {
  const width = 100 / cells.length
  const middle = `${(index + 0.5) * width}%`
  const text = formatNumber(cell.value)
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes the focus to be read, and does nothing else.
    <g
      {...markProps(index)}
      role="img"
      aria-label={`${cell.label}: ${text}`}
      className={classes.cell}
      data-heat={heatOf(cell.value, cells)}
    >
      <rect x={`${index * width}%`} y="0" width={`${width - 0.3}%`} height={cellHeight} rx="3" />
      <text x={middle} y={cellHeight / 2} className={classes.value}>
        {text}
      </text>
      <text x={middle} y={cellHeight + nameHeight / 2} className={classes.name}>
        {cell.label}
      </text>
    </g>
  )
}

/** 0 to 6: the tokens h0 to h6. */
export function heatOf(value: number, cells: readonly HeatCell[]): number {
  const highest = Math.max(...cells.map((cell) => cell.value))
  return highest <= 0 ? 0 : Math.round((6 * Math.max(0, value)) / highest)
}
