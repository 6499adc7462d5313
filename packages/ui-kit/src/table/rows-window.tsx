import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RowsWindowProps } from './measured-row.ts'

/** Up to here all rows are rendered, which finding and printing a page rely on; more are slow to draw, sort and filter. */
export const mostRenderedRows = 200

const usual = { tr: { height: 38, gap: 0 }, li: { height: 150, gap: 12 } }
/** Drawn above and below the screen: enough for a swipe, and for a walk by keys. */
const rowsBeyond = 20

/** Draws the rows near the screen, and empty space for the others. */
export function RowsWindow({ as: Space, count, draw }: RowsWindowProps) {
  const start = useRef<HTMLElement | null>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (start.current) setScrollMargin(start.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const { height, gap } = usual[Space]
  const rows = useWindowVirtualizer({ count, estimateSize: () => height, gap, overscan: rowsBeyond, scrollMargin })
  const rendered = rows.getVirtualItems()
  const above = (rendered[0]?.start ?? scrollMargin) - scrollMargin
  const below = rows.getTotalSize() + scrollMargin - (rendered.at(-1)?.end ?? scrollMargin)
  return (
    <>
      <Space
        ref={(element: HTMLElement | null) => {
          start.current = element
        }}
        aria-hidden
        style={{ height: above }}
      />
      {rendered.map(({ index }) => draw(index, { ref: rows.measureElement, 'data-index': index }))}
      <Space aria-hidden style={{ height: below }} />
    </>
  )
}
