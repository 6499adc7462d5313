import { Button } from '@mantine/core'
import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { ResultsCards } from '@rosette/ui-kit/results/results-cards.tsx'
import { type ResultsListProps, ResultsSkeleton, ResultsTable } from '@rosette/ui-kit/results/results-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './listed-rows.module.css'

type ListedRowsProps = {
  list: ResultsListProps
  total: number
  sort: SortOrder | null
  isSearching: boolean
  isCards: boolean
  /** Shown if no rows are left. */
  none: ReactNode
  onFirstPage(): void
  onSort(sort: SortOrder): void
}

/** The rows as a table or as cards, or why there are none. */
export function ListedRows({ list, total, sort, isSearching, isCards, none, onFirstPage, onSort }: ListedRowsProps) {
  if (isSearching) return <ResultsSkeleton />
  if (list.rows.length === 0 && total > 0) {
    return (
      <ResultsNote title="There is no such page">
        <Button variant="default" size="xs" onClick={onFirstPage}>
          Go to the first page
        </Button>
      </ResultsNote>
    )
  }
  if (list.rows.length === 0) return none
  if (isCards) return <ResultsCards {...list} />
  return <ResultsTable {...list} sort={sort} onSort={onSort} />
}

/** TABLE-006, word for word. A page beyond the last has no rows and says so. */
export function formatDisplaying(first: number, shown: number, total: number): string {
  if (shown === 0) return `Displaying 0 - 0 of ${formatNumber(total)} results`
  return `Displaying ${formatNumber(first)} - ${formatNumber(first + shown - 1)} of ${formatNumber(total)} results`
}

/** A new page starts at its top, also for the keyboard: the link that was followed now leads elsewhere. */
export function useFocusOnPaging(page: number) {
  const top = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    top.current?.focus({ preventScroll: true })
  }, [page])
  return top
}

/** In place of a list: why there is none, and what to do next. */
export function ResultsNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.note}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </div>
  )
}
