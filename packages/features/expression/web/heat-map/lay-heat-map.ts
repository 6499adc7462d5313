import type { Arrangement } from './arrange-matrix.ts'

/** Everything in pixels. What is left of the cells stays while they are scrolled sideways, what is above them while they are scrolled down. */
export type HeatLayout = {
  width: number
  height: number
  /** Where the cells begin. */
  left: number
  top: number
  treeWidth: number
  cellWidth: number
  rowHeight: number
  /** Between cells; none where they are many. */
  gap: number
  /** Left edges of the columns, from `left` on. */
  xs: readonly number[]
  /** Upper edges of the rows, from `top` on. */
  ys: readonly number[]
  organs: readonly { name: string; x: number; width: number }[]
  /** Where the column with the highest values begins, from `left` on; null on a narrow screen. */
  highestAt: number | null
}

const organGap = 4
const restGap = 12
const headOfOrgans = 34
const letterWidth = 5.7
const mostLabel = 170
const nameWidth = 86
const highestWidth = 214
const narrowest = 11
const widest = 26

/** At most so high is a file: browsers refuse larger drawings. */
const highestFile = 16_000

type Space = { width: number; isFile?: boolean }

/** Cells take the width that there is; where it is too little they scroll, for every sample is named. */
export function layHeatMap({ rows, columns, geneTree, sampleTree }: Arrangement, { width, isFile = false }: Space): HeatLayout {
  const isNarrow = width < 620 && !isFile
  const treeWidth = geneTree === null || isNarrow ? 0 : 74
  const left = treeWidth + (isNarrow ? nameWidth - 10 : nameWidth)
  const longest = columns.reduce((most, { label }) => Math.max(most, label.length), 0)
  const top = headOfOrgans + Math.min(mostLabel, longest * letterWidth + 12)
  const breaks = columns.map((column, index) => sampleTree === null && index > 0 && column.organ !== columns[index - 1]?.organ)
  const gaps = breaks.filter(Boolean).length * organGap
  const highest = isNarrow ? 0 : highestWidth
  const cellWidth = Math.min(widest, Math.max(narrowest, Math.floor((width - left - highest - gaps) / Math.max(1, columns.length))))
  const compared = geneTree?.order.length ?? rows.length
  const usual = rows.length <= 60 ? 17 : 13
  const rowHeight = isFile ? Math.max(6, Math.min(usual, Math.floor((highestFile - top) / Math.max(1, rows.length)))) : usual
  const xs: number[] = []
  let x = 0
  for (const isBreak of breaks) {
    if (isBreak) x += organGap
    xs.push(x)
    x += cellWidth
  }
  const ys = rows.map((_, index) => index * rowHeight + (index >= compared ? restGap : 0))
  return {
    width: left + x + highest,
    height: top + (ys.at(-1) ?? 0) + rowHeight + 8,
    left,
    top,
    treeWidth,
    cellWidth,
    rowHeight,
    gap: rows.length * columns.length > 40_000 ? 0 : 1,
    xs,
    ys,
    organs: sampleTree === null ? organsAlong(columns, xs, cellWidth) : [],
    highestAt: highest === 0 ? null : x + 10,
  }
}

function organsAlong(columns: Arrangement['columns'], xs: readonly number[], cellWidth: number): HeatLayout['organs'] {
  const organs: { name: string; x: number; width: number }[] = []
  for (const [index, { organ }] of columns.entries()) {
    const x = xs[index] ?? 0
    const last = organs.at(-1)
    if (last?.name === organ) last.width = x + cellWidth - last.x
    else organs.push({ name: organ, x, width: cellWidth })
  }
  return organs
}

/** The column or row at a place, or the nearest; places are sorted. */
export function indexAt(places: readonly number[], size: number, at: number): number {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((places[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  // Between two organs the nearer column counts.
  return at > (places[low] ?? 0) + size && low < places.length - 1 && (places[low + 1] ?? 0) - at < at - (places[low] ?? 0) - size
    ? low + 1
    : low
}
