import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import classes from './sort-select.module.css'

type SortSelectProps = {
  columns: readonly Column<unknown>[]
  sort: SortOrder | null
  /** Whether an unsorted list starts with the best match. */
  isRanked: boolean
  onSort(sort: SortOrder | null): void
}

const directions = [
  { direction: 'asc', words: '' },
  { direction: 'desc', words: ', descending' },
] as const

/** Sorts a list that has no column heads to click. */
export function SortSelect({ columns, sort, isRanked, onSort }: SortSelectProps) {
  const orders = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, label }) =>
      directions.map(({ direction, words }) => ({
        value: `${direction} ${id}`,
        label: `${label}${words}`,
        order: { field: id, direction },
      })),
    )
  return (
    <select
      className={classes.select}
      aria-label="Sort by"
      value={sort ? `${sort.direction} ${sort.field}` : ''}
      onChange={(event) => onSort(orders.find(({ value }) => value === event.currentTarget.value)?.order ?? null)}
    >
      {isRanked && <option value="">Sort: best match</option>}
      {orders.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
