import { useComputedColorScheme } from '@mantine/core'
import { useWidth } from '@rosette/ui-kit/pictures/gene-picture/use-width.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Arrangement } from './arrange-matrix.ts'
import { canvasPen } from './canvas-pen.ts'
import { type Cell, drawHeatMap } from './draw-heat-map.ts'
import classes from './heat-map.module.css'
import type { Colouring } from './heat-steps.ts'
import { indexAt, layHeatMap } from './lay-heat-map.ts'
import { moveCell, type Span, widerBranch } from './move-cell.ts'
import { paletteOf } from './pen.ts'

type HeatMapProps = {
  name: string
  /** The id of what explains the keys. */
  describedBy: string
  arrangement: Arrangement
  colouring: Colouring
  cell: Cell
  rows: Span | null
  onCell(cell: Cell): void
  onRows(rows: Span | null): void
  onPoint(cell: Cell | null): void
  onOpen(cell: Cell): void
}

/** A canvas as large as the window through which the picture is seen: only what is seen is picture, however large the matrix is. */
export function HeatMap({ name, describedBy, arrangement, colouring, cell, rows, onCell, onRows, onPoint, onOpen }: HeatMapProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = useWidth(scroller)
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const layout = useMemo(() => layHeatMap(arrangement, { width }), [arrangement, width])
  const grid = { rows: arrangement.rows.length, columns: arrangement.columns.length }

  // Colours are read from the style sheet, which the scheme changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme decides what the palette is.
  const draw = useCallback(() => {
    const [window_, sheet] = [scroller.current, canvas.current]
    const context = sheet?.getContext('2d')
    if (!window_ || !sheet || !context) return
    const size = { width: window_.clientWidth, height: Math.min(window_.clientHeight, layout.height) }
    fit(sheet, size, context)
    const palette = paletteOf(window_)
    const pen = canvasPen(context, palette.font)
    drawHeatMap(pen, { arrangement, layout, colouring, palette }, { x: window_.scrollLeft, y: window_.scrollTop, ...size, cell, rows })
  }, [arrangement, layout, colouring, cell, rows, scheme])

  useEffect(() => {
    draw()
    // Letters may come after the first drawing.
    void document.fonts?.ready.then(draw)
  }, [draw])

  const frame = useRef(0)
  const drawSoon = () => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(draw)
  }

  function cellAt({ clientX, clientY }: { clientX: number; clientY: number }): Cell | null {
    const window_ = scroller.current
    if (!window_) return null
    const box = window_.getBoundingClientRect()
    const [x, y] = [clientX - box.left - layout.left, clientY - box.top - layout.top]
    if (y < 0 || grid.rows === 0) return null
    const column = x < 0 ? cell.column : indexAt(layout.xs, layout.cellWidth, x + window_.scrollLeft)
    return { row: indexAt(layout.ys, layout.rowHeight, y + window_.scrollTop), column }
  }

  function goTo(next: Cell, isExtending: boolean) {
    onRows(isExtending ? spanOf(rows, cell.row, next.row) : null)
    onCell(next)
    show(scroller.current, layout, next)
  }

  return (
    <div
      ref={scroller}
      className={classes.window}
      role="application"
      aria-label={name}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move in it.
      tabIndex={0}
      onScroll={drawSoon}
      onPointerMove={(event) => onPoint(cellAt(event))}
      onPointerLeave={() => onPoint(null)}
      onClick={(event) => {
        const next = cellAt(event)
        if (next) goTo(next, event.shiftKey)
      }}
      onKeyDown={(event) => {
        if (event.altKey || event.metaKey) return
        const next = moveCell(cell, event.key, event.ctrlKey, grid)
        if (next) goTo(next, event.shiftKey)
        else if (event.key === 'Enter') onOpen(cell)
        else if (event.key === 'Escape' && rows) onRows(null)
        else if (event.key === 'b' && arrangement.geneTree) onRows(widerBranch(arrangement.geneTree.branches, rows ?? [cell.row, cell.row]))
        else return
        event.preventDefault()
      }}
    >
      <div className={classes.extent} style={{ width: layout.width, height: layout.height }} />
      <canvas ref={canvas} className={classes.canvas} />
    </div>
  )
}

/** As many pixels as the screen has for it. */
function fit(canvas: HTMLCanvasElement, { width, height }: { width: number; height: number }, context: CanvasRenderingContext2D): void {
  const ratio = window.devicePixelRatio || 1
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across
    canvas.height = down
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
}

/** A selection grows from the end that does not move. */
function spanOf(rows: Span | null, from: number, to: number): Span {
  const anchor = rows === null ? from : rows[0] === from ? rows[1] : rows[0]
  return [Math.min(anchor, to), Math.max(anchor, to)]
}

type Layout = ReturnType<typeof layHeatMap>

/** Scrolls so far that a cell is seen. */
function show(window_: HTMLElement | null, { left, top, xs, ys, cellWidth, rowHeight }: Layout, { row, column }: Cell): void {
  if (!window_) return
  const [x, y] = [xs[column] ?? 0, ys[row] ?? 0]
  const [seenWidth, seenHeight] = [window_.clientWidth - left, window_.clientHeight - top]
  if (x < window_.scrollLeft) window_.scrollLeft = x
  if (x + cellWidth > window_.scrollLeft + seenWidth) window_.scrollLeft = x + cellWidth - seenWidth
  if (y < window_.scrollTop) window_.scrollTop = y
  if (y + rowHeight > window_.scrollTop + seenHeight) window_.scrollTop = y + rowHeight - seenHeight
}
