import { Button } from '@mantine/core'
import type { SortOrder } from '@rosette/contract-kit/search-contract.ts'
import { ResultsCards } from '@rosette/ui-kit/results/results-cards.tsx'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-skeleton.tsx'
import { type ResultsListProps, ResultsTable } from '@rosette/ui-kit/results/results-table.tsx'
import type { ReactNode } from 'react'
import { ResultsNote } from './results-note.tsx'

type ListedRowsProps = {
  list: ResultsListProps
  total: number
  sort: SortOrder | null
  isSearching: boolean
  isCards: boolean
  /** What stands there where nothing is left. */
  none: ReactNode
  onFirstPage(): void
  onSort(sort: SortOrder): void
}

/** The rows as the visitor likes them, or why there are none. */
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
