import { type RefObject, useRef } from 'react'
import { useKeys } from '../keys/use-keys.ts'

/**
 * Moves along rows with `j` and `k`, and selects the row that has the focus, or had it last, with `x`. Returns the ref of the element
 * whose children are the rows. The position is the focus itself, so that a step does not render the list again.
 */
export function useRowKeys<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null)
  const reached = useRef<HTMLElement>(null)

  function findRows() {
    // What stands in for rows that are not rendered is hidden.
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden])') ?? [])]
    const current = rows.find((row) => row.contains(document.activeElement)) ?? reached.current
    return { rows, at: current ? rows.indexOf(current) : -1 }
  }
  function step(by: 1 | -1): boolean {
    const { rows, at } = findRows()
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
    if (!next) return false
    reached.current = next
    focusRow(next)
    return true
  }
  function tick(): boolean {
    const { rows, at } = findRows()
    const box = rows[at]?.querySelector<HTMLElement>('input[type=checkbox]')
    box?.click()
    return Boolean(box)
  }
  useKeys({ j: () => step(1), k: () => step(-1), x: tick })
  return list
}

function focusRow(row: HTMLElement): void {
  const link = row.querySelector('a')
  // A row without a record in the release may have no link; then it takes the focus itself.
  if (!link) row.tabIndex = -1
  const target = link ?? row
  target.focus({ preventScroll: true })
  // Scrolls to the whole row, not just the link; a wide table returns to its first column, where the link is.
  row.scrollIntoView({ block: 'nearest', inline: 'start' })
}
