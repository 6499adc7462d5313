import type { PictureSet, SetPart } from './set-parts.ts'

/** Distances in pixels: letters never scale. */
const rowHeight = 32
const plotTop = 30
const plotHeight = 170
const matrixGap = 24
const tickHeight = 26
const widestColumn = 82
const narrowestColumn = 34

export type UpsetColumn = SetPart & {
  /** The middle of the column. */
  x: number
  bar: { x: number; y: number; width: number; height: number }
  /** From the first to the last dot that is filled. */
  line: { from: number; to: number } | null
}

export type UpsetLayout = {
  width: number
  height: number
  plot: { left: number; right: number; bottom: number }
  grid: readonly { value: number; y: number }[]
  rows: readonly { set: PictureSet; y: number; bar: { x: number; width: number } | null }[]
  columns: readonly UpsetColumn[]
  columnWidth: number
  /** Where the boxes are that tick a part. */
  tickY: number
}

/** Where everything of an UpSet picture lies. It grows beyond the given width rather than make its columns too narrow to touch. */
export function layUpset(sets: readonly PictureSet[], parts: readonly SetPart[], width: number): UpsetLayout {
  const isNarrow = width < 700
  const left = isNarrow ? 64 : Math.min(420, Math.round(width * 0.34))
  const columnWidth = Math.max(narrowestColumn, Math.min(widestColumn, (width - left) / Math.max(1, parts.length)))
  const bottom = plotTop + plotHeight
  const step = stepFor(parts[0]?.count ?? 1)
  const top = Math.max(1, Math.ceil(Math.max(1, ...parts.map(({ count }) => count)) / step)) * step
  const yOf = (value: number) => bottom - (value / top) * plotHeight
  const firstRow = bottom + matrixGap
  const middleOf = (row: number) => firstRow + row * rowHeight + rowHeight / 2
  const largest = Math.max(1, ...sets.map(({ size }) => size))
  const mostBar = isNarrow ? 0 : 110
  const barWidth = Math.min(42, columnWidth * 0.52)
  const columns = parts.map(({ part, count }, index) => {
    const x = left + (index + 0.5) * columnWidth
    const filled = [...part].flatMap((digit, row) => (digit === '1' ? [middleOf(row)] : []))
    // A part that is not empty can be seen, however small it is.
    const height = Math.max(1.5, bottom - yOf(count))
    return {
      part,
      count,
      x,
      bar: { x: x - barWidth / 2, y: bottom - height, width: barWidth, height },
      line: filled.length > 1 ? { from: filled[0] ?? 0, to: filled.at(-1) ?? 0 } : null,
    }
  })
  const tickY = firstRow + sets.length * rowHeight + 4
  return {
    width: Math.max(width, left + parts.length * columnWidth),
    height: tickY + tickHeight,
    plot: { left, right: Math.max(width, left + parts.length * columnWidth), bottom },
    grid: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({ value: index * step, y: yOf(index * step) })),
    rows: sets.map((set, row) => {
      const own = Math.max(2, (set.size / largest) * mostBar)
      return { set, y: middleOf(row), bar: isNarrow ? null : { x: left - 18 - own, width: own } }
    }),
    columns,
    columnWidth,
    tickY,
  }
}

/** Round numbers, at most six lines. */
function stepFor(highest: number): number {
  const rough = Math.max(1, highest / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10
  return Math.max(1, factor * power)
}
