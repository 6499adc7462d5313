import { Button } from '@mantine/core'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react'
import { formatCount } from '../query/category-words.ts'
import type { ResultsQuery } from '../query/results-query.ts'
import classes from './selected-rows.module.css'
import { allSelected, countSelected, nothingSelected, onlyRows, type Selection, type TickedRows } from './selection.ts'

type SelectedRowsProps = Pick<TickedRows, 'selection' | 'onSelect' | 'selectable'> & {
  category: ResultsQuery['category']
  total: number
  /** Receives the focus when the bar disappears. */
  list: RefObject<HTMLElement | null>
  /** Actions on the selected rows. */
  children: ReactNode
}

/** The selection bar, shown while anything is ticked. */
export function SelectedRows({ category, total, selection, onSelect, selectable, list, children }: SelectedRowsProps) {
  const bar = useRef<HTMLElement>(null)
  const count = countSelected(selection, total)
  const isAll = selection.isAll
  useEffect(() => {
    // The button that ticked all rows is gone, so the focus moves to the bar.
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

type SelectionBarProps = {
  category: ResultCategoryName
  selection: Selection
  total: number
  onAll(): void
  onOnlyPage(): void
  onClear(): void
  /** Actions on the selected rows. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** How many names are shown beside the count. */
const shownNames = 4

/** Stays visible while anything is ticked: how many rows, which ones, and what to do with them. */
function SelectionBar({ category, selection, total, onAll, onOnlyPage, onClear, children, ref }: SelectionBarProps) {
  const count = countSelected(selection, total)
  const isWhole = count === total
  return (
    <section ref={ref} tabIndex={-1} className={classes.bar} aria-label="Selection">
      <div className={classes.words}>
        <strong role="status">
          {isWhole ? `All ${formatCount(count, category)} selected` : `${formatCount(count, category)} selected`}
        </strong>
        <span className={classes.names}>{describeNames(selection)}</span>
      </div>
      <div className={classes.actions}>
        {selection.isAll && (
          <Button variant="default" size="xs" onClick={onOnlyPage}>
            Only this page
          </Button>
        )}
        <Button variant="default" size="xs" onClick={onAll} disabled={isWhole}>
          Select All
        </Button>
        <Button variant="default" size="xs" onClick={onClear}>
          Clear Selected
        </Button>
        {children}
      </div>
    </section>
  )
}

function describeNames(selection: Selection): string {
  const names = [...(selection.isAll ? selection.except : selection.rows).values()]
  const shown = names.slice(0, shownNames).join(', ')
  const more = names.length > shownNames ? ` and ${formatNumber(names.length - shownNames)} more` : ''
  return selection.isAll && names.length > 0 ? `all but ${shown}${more}` : `${shown}${more}`
}

type SelectButtonsProps = Pick<TickedRows, 'selection' | 'onSelect'> & { total: number }

/** TABLE-001: both buttons are above the list while nothing is ticked; after that the selection bar has them. */
export function SelectButtons({ selection, onSelect, total }: SelectButtonsProps) {
  if (total === 0 || countSelected(selection, total) > 0) return null
  return (
    <>
      <Button variant="subtle" size="compact-xs" onClick={() => onSelect(allSelected)}>
        Select All
      </Button>
      <Button variant="subtle" size="compact-xs" disabled>
        Clear Selected
      </Button>
    </>
  )
}
