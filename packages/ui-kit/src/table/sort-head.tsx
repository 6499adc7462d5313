import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import classes from './sort-head.module.css'

type SortHeadProps = { label: string; isNumeric?: boolean; sorted: false | 'asc' | 'desc'; onSort?: () => void }

/** A column header; a button if the column is sortable. */
export function SortHead({ label, isNumeric, sorted, onSort }: SortHeadProps) {
  const ariaSort = sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={classes.head} aria-sort={ariaSort} data-numeric={isNumeric || undefined}>
      {onSort ? (
        <button type="button" className={classes.button} onClick={onSort}>
          {label}
          <SortIcon sorted={sorted} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

function SortIcon({ sorted }: Pick<SortHeadProps, 'sorted'>) {
  if (sorted === 'asc') return <IconSortAscending size={14} className={classes.active} aria-hidden />
  if (sorted === 'desc') return <IconSortDescending size={14} className={classes.active} aria-hidden />
  return <IconArrowsSort size={12} aria-hidden />
}
