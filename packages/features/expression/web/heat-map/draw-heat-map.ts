import { formatAmount } from '@rosette/ui-kit/pictures/samples/sample-value.ts'
import type { Tree } from '../../contract/cluster/order-leaves.ts'
import type { Arrangement } from './arrange-matrix.ts'
import type { Colouring } from './heat-steps.ts'
import { type HeatLayout, indexAt } from './lay-heat-map.ts'
import type { Palette, Pen } from './pen.ts'

/** A cell by its place in the picture. */
export type Cell = { row: number; column: number }

export type HeatPicture = { arrangement: Arrangement; layout: HeatLayout; colouring: Colouring; palette: Palette }

/** What is seen of the picture: how far it is scrolled, and how large the window is. */
export type Glimpse = { x: number; y: number; width: number; height: number; cell?: Cell | null; rows?: readonly [number, number] | null }

/** Draws what is seen: cells, and beside them names and tree, above them organs and samples (EXPR-021). */
export function drawHeatMap(pen: Pen, picture: HeatPicture, glimpse: Glimpse): void {
  const { layout, palette } = picture
  const { left, top } = layout
  const { width, height } = glimpse
  const part = partOf(layout, glimpse)
  pen.fill(palette.surface, [0, 0, width, height])
  pen.within([left, top, width - left, height - top], () => {
    if (glimpse.rows) pen.fill(palette['accent-soft'], bandOf(layout, glimpse.rows, glimpse))
    drawCells(pen, picture, glimpse, part)
    drawHighest(pen, picture, glimpse, part)
    if (glimpse.cell) drawCursor(pen, picture, glimpse, glimpse.cell)
  })
  pen.within([0, top, left, height - top], () => {
    if (glimpse.rows) pen.fill(palette['accent-soft'], bandOf(layout, glimpse.rows, glimpse))
    drawGeneNames(pen, picture, glimpse, part)
    if (picture.arrangement.geneTree) drawGeneTree(pen, picture, picture.arrangement.geneTree, glimpse)
  })
  pen.within([left, 0, width - left, top], () => drawSampleNames(pen, picture, glimpse, part))
  if (picture.arrangement.geneTree && layout.treeWidth > 0) drawTreeScale(pen, picture, picture.arrangement.geneTree)
}

type Part = { fromRow: number; toRow: number; fromColumn: number; toColumn: number }

function partOf({ xs, ys, cellWidth, rowHeight, left, top }: HeatLayout, { x, y, width, height }: Glimpse): Part {
  return {
    fromRow: indexAt(ys, rowHeight, y),
    toRow: indexAt(ys, rowHeight, y + height - top),
    fromColumn: indexAt(xs, cellWidth, x),
    toColumn: indexAt(xs, cellWidth, x + width - left),
  }
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

function drawCells(pen: Pen, { arrangement: { rows }, layout, colouring, palette }: HeatPicture, { x, y }: Glimpse, part: Part): void {
  const { left, top, xs, ys, cellWidth, rowHeight, gap } = layout
  const cells: number[][] = colouring.steps.map(() => [])
  const missing: number[] = []
  for (let index = part.fromRow; index <= part.toRow; index++) {
    const row = rows[index]
    if (!row) continue
    const cellY = top + (ys[index] ?? 0) - y
    for (let column = part.fromColumn; column <= part.toColumn; column++) {
      const cellX = left + (xs[column] ?? 0) - x
      const step = colouring.stepOf(row, column)
      if (step === null) missing.push(cellX + 2, cellY + rowHeight - 3, cellX + cellWidth - 3, cellY + 2)
      else addCell(cells[step] ?? [], cellX, cellY, cellWidth - gap, rowHeight - gap)
    }
  }
  for (const [step, rectangles] of cells.entries()) pen.fill(palette[colouring.steps[step]?.colour ?? 'h0'], rectangles)
  pen.lines(palette['ink-3'], missing)
}

/** Cells that touch and look alike are one. */
function addCell(cells: number[], x: number, y: number, width: number, height: number): void {
  const last = cells.length - 4
  if (last >= 0 && cells[last + 1] === y && (cells[last] ?? 0) + (cells[last + 2] ?? 0) === x)
    cells[last + 2] = (cells[last + 2] ?? 0) + width
  else cells.push(x, y, width, height)
}

/** A relative scale always has the absolute number beside it. */
function drawHighest(pen: Pen, { arrangement: { rows, columns }, layout, palette }: HeatPicture, { x, y }: Glimpse, part: Part): void {
  const { left, top, ys, rowHeight, highestAt } = layout
  if (highestAt === null) return
  const size = lettersOf(rowHeight)
  for (const index of upTo(part.fromRow, part.toRow)) {
    const highest = rows[index]?.highest
    if (!highest) continue
    const baseline = top + (ys[index] ?? 0) - y + rowHeight / 2 + size * 0.36
    pen.text(formatAmount(highest.mean), left + highestAt + 44 - x, baseline, { colour: palette.ink, size, anchor: 'end' })
    pen.text(columns[highest.column]?.label ?? '', left + highestAt + 52 - x, baseline, { colour: palette['ink-2'], size, maxWidth: 146 })
  }
}

function drawCursor(pen: Pen, { layout, palette }: HeatPicture, { x, y }: Glimpse, { row, column }: Cell): void {
  const { left, top, xs, ys, cellWidth, rowHeight, gap } = layout
  const [cellX, cellY] = [left + (xs[column] ?? 0) - x, top + (ys[row] ?? 0) - y]
  pen.outline(palette.surface, 4, [cellX - 1, cellY - 1, cellWidth - gap + 2, rowHeight - gap + 2])
  pen.outline(palette.ink, 2, [cellX - 1, cellY - 1, cellWidth - gap + 2, rowHeight - gap + 2])
}

function drawGeneNames(pen: Pen, { arrangement: { rows }, layout, palette }: HeatPicture, { y, cell }: Glimpse, part: Part): void {
  const { left, top, ys, rowHeight, treeWidth } = layout
  const size = lettersOf(rowHeight)
  for (const index of upTo(part.fromRow, part.toRow)) {
    const row = rows[index]
    if (!row) continue
    const isPointed = cell?.row === index
    pen.text(nameOf(row.gene), left - 6, top + (ys[index] ?? 0) - y + rowHeight / 2 + size * 0.36, {
      colour: isPointed ? palette.ink : palette['ink-2'],
      size,
      isBold: isPointed,
      anchor: 'end',
      maxWidth: left - treeWidth - 8,
    })
  }
}

function drawSampleNames(pen: Pen, { arrangement, layout, palette, colouring }: HeatPicture, { x, cell }: Glimpse, part: Part): void {
  const { left, top, xs, cellWidth, organs, highestAt } = layout
  for (const { name, x: organX, width } of organs) {
    const at = left + organX - x
    pen.fill(palette['line-2'], [at, 20, width - 1, 2])
    pen.text(name, at, 14, { colour: palette.ink, size: 11, isBold: true, maxWidth: width + 3 })
  }
  if (arrangement.sampleTree) drawSampleTree(pen, layout, palette, arrangement.sampleTree, x)
  for (const column of upTo(part.fromColumn, part.toColumn)) {
    const isPointed = cell?.column === column
    pen.text(arrangement.columns[column]?.label ?? '', left + (xs[column] ?? 0) - x + cellWidth / 2 + 3.5, top - 5, {
      colour: isPointed ? palette.ink : palette['ink-2'],
      size: 10.5,
      isBold: isPointed,
      isUpright: true,
      maxWidth: top - 38,
    })
  }
  if (highestAt !== null) pen.text(`Highest, ${colouring.unit}`, left + highestAt - x, top - 5, { colour: palette['ink-3'], size: 11 })
}

/** Joins are drawn from the leaves to the root; a line across joins two branches at their distance. */
function linesOf(
  { order, branches }: Tree,
  middles: readonly number[],
  depthOf: (distance: number) => number,
): { across: number[]; along: number[] } {
  const [across, along]: [number[], number[]] = [[], []]
  const places = new Float64Array(order.length + branches.length)
  for (const [index, leaf] of order.entries()) places[leaf] = middles[index] ?? 0
  const depths = new Float64Array(order.length + branches.length).fill(depthOf(0))
  for (const [index, { left, right, distance }] of branches.entries()) {
    const depth = depthOf(distance)
    const [one, other] = [places[left] ?? 0, places[right] ?? 0]
    across.push(one, other, depth)
    along.push(one, depths[left] ?? 0, depth, other, depths[right] ?? 0, depth)
    places[order.length + index] = (one + other) / 2
    depths[order.length + index] = depth
  }
  return { across, along }
}

const farthest = ({ branches }: Tree) => branches.reduce((most, { distance }) => Math.max(most, distance), 0) || 1

function drawGeneTree(pen: Pen, { layout, palette }: HeatPicture, tree: Tree, { y, height }: Glimpse): void {
  const { top, ys, rowHeight, treeWidth } = layout
  if (treeWidth === 0) return
  const most = farthest(tree)
  const middles = tree.order.map((_, index) => top + (ys[index] ?? 0) + rowHeight / 2 - y)
  const { across, along } = linesOf(tree, middles, (distance) => 6 + (treeWidth - 12) * (1 - distance / most))
  const ends: number[] = []
  const isSeen = (from: number, to: number) => Math.max(from, to) >= top && Math.min(from, to) <= height
  for (let at = 0; at < across.length; at += 3) {
    const [one = 0, other = 0, depth = 0] = across.slice(at, at + 3)
    if (isSeen(one, other)) ends.push(depth, one, depth, other)
  }
  for (let at = 0; at < along.length; at += 3) {
    const [place = 0, from = 0, to = 0] = along.slice(at, at + 3)
    if (isSeen(place, place)) ends.push(from, place, to, place)
  }
  pen.lines(palette['ink-3'], ends)
}

/** A distance of 1 − r is shown as the r that joined branches have on average. */
function drawTreeScale(pen: Pen, { layout: { top, treeWidth }, palette }: HeatPicture, tree: Tree): void {
  const least = 1 - farthest(tree)
  pen.text('r', 4, top - 20, { colour: palette['ink-3'], size: 10.5 })
  pen.text(least.toFixed(1).replace('-', '−'), 4, top - 6, { colour: palette['ink-3'], size: 10.5 })
  pen.text('1', treeWidth - 6, top - 6, { colour: palette['ink-3'], size: 10.5, anchor: 'end' })
}

function drawSampleTree(pen: Pen, { left, xs, cellWidth }: HeatLayout, palette: Palette, tree: Tree, x: number): void {
  const most = farthest(tree)
  const middles = tree.order.map((_, index) => left + (xs[index] ?? 0) + cellWidth / 2 - x)
  const { across, along } = linesOf(tree, middles, (distance) => 4 + 26 * (1 - distance / most))
  const ends: number[] = []
  for (let at = 0; at < across.length; at += 3) ends.push(across[at] ?? 0, across[at + 2] ?? 0, across[at + 1] ?? 0, across[at + 2] ?? 0)
  for (let at = 0; at < along.length; at += 3) ends.push(along[at] ?? 0, along[at + 1] ?? 0, along[at] ?? 0, along[at + 2] ?? 0)
  pen.lines(palette['ink-3'], ends)
}

/** The rows of a selection, over the whole width. */
function bandOf({ top, ys, rowHeight }: HeatLayout, [from, to]: readonly [number, number], { y, width }: Glimpse): number[] {
  const start = top + (ys[from] ?? 0) - y
  return [0, start, width, top + (ys[to] ?? 0) + rowHeight - y - start]
}

const lettersOf = (rowHeight: number) => Math.max(5, Math.min(11.5, rowHeight - 2))

export function nameOf({ locus, symbol }: { locus: { label: string }; symbol: string | null }): string {
  return symbol ?? locus.label
}
