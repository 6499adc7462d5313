import { Button } from '@mantine/core'
import type { SortOrder } from '@rosette/contract-kit/search-contract.ts'
import { ResultsCards } from '@rosette/ui-kit/results/results-cards.tsx'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-skeleton.tsx'
import { type ResultsListProps, ResultsTable } from '@rosette/ui-kit/results/results-table.tsx'
import { ResultsNote } from './results-note.tsx'
import type { ViewChanges } from './use-view-changes.ts'

type ListedRowsProps = {
  list: ResultsListProps
  total: number
  sort: SortOrder | null
  isSearching: boolean
  isCards: boolean
  changes: ViewChanges
}

/** The rows as the visitor likes them, or why there are none. */
export function ListedRows({ list, total, sort, isSearching, isCards, changes }: ListedRowsProps) {
  if (isSearching) return <ResultsSkeleton />
  if (list.rows.length === 0 && total > 0) {
    return (
      <ResultsNote title="There is no such page">
        <Button variant="default" size="xs" onClick={() => changes.restart({})}>
          Go to the first page
        </Button>
      </ResultsNote>
    )
  }
  if (list.rows.length === 0) {
    return (
      <ResultsNote title="No matches with these filters">
        <Button variant="default" size="xs" onClick={() => changes.restart({ filters: {} })}>
          Start from all matches
        </Button>
      </ResultsNote>
    )
  }
  if (isCards) return <ResultsCards {...list} />
  return <ResultsTable {...list} sort={sort} onSort={(next) => changes.restart({ sort: next })} />
}
