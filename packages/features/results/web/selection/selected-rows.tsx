import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { ResultsQuery } from '../query/results-query.ts'
import { allSelected, countSelected, nothingSelected, onlyRows } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { TickedRows } from './use-row-ticks.ts'

type SelectedRowsProps = Pick<TickedRows, 'selection' | 'onSelect' | 'selectable'> & {
  category: ResultsQuery['category']
  total: number
  /** Where the focus goes when the bar goes. */
  list: RefObject<HTMLElement | null>
  /** What can be done with the rows. */
  children: ReactNode
}

/** The bar of what is ticked, while anything is. */
export function SelectedRows({ category, total, selection, onSelect, selectable, list, children }: SelectedRowsProps) {
  const bar = useRef<HTMLElement>(null)
  const count = countSelected(selection, total)
  const isAll = selection.isAll
  useEffect(() => {
    // The button that ticked all rows is gone, so the focus follows to the bar.
    if (isAll && document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
  }, [isAll])
  if (count === 0) return null
  return (
    <SelectionBar
      ref={bar}
      category={category}
      selection={selection}
      total={total}
      onAll={() => onSelect(allSelected)}
      onOnlyPage={() => onSelect(onlyRows(selectable))}
      onClear={() => {
        onSelect(nothingSelected)
        list.current?.focus({ preventScroll: true })
      }}
    >
      {children}
    </SelectionBar>
  )
}
