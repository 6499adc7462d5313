import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { HelpMark } from '../feedback/help-mark.tsx'
import type { HelpTopic } from '../feedback/help-topic.ts'
import classes from './sort-head.module.css'

type HeadLine = { label: string; sorted: false | 'asc' | 'desc'; onSort?: (() => void) | undefined }
type SortHeadProps = {
  /** One for each value that a cell of the column shows. */
  lines: readonly HeadLine[]
  isNumeric?: boolean
  help?: HelpTopic | undefined
}

/** A column header; each of its lines is a button if its values are sortable. */
export function SortHead({ lines, isNumeric, help }: SortHeadProps) {
  const sorted = lines.find((line) => line.sorted !== false)?.sorted
  const ariaSort = sorted ? (sorted === 'asc' ? ('ascending' as const) : ('descending' as const)) : undefined
  const labels = lines.map((line) => <HeadLabel key={line.label} {...line} />)
  return (
    <th scope="col" className={classes.head} aria-sort={ariaSort} data-numeric={isNumeric || undefined}>
      {help ? (
        <div className={classes.helped}>
          <div>{labels}</div>
          <HelpMark topic={help} label={lines[0]?.label ?? ''} />
        </div>
      ) : (
        labels
      )}
    </th>
  )
}

function HeadLabel({ label, sorted, onSort }: HeadLine) {
  if (!onSort) return <span className={classes.label}>{label}</span>
  return (
    <button type="button" className={classes.button} onClick={onSort}>
      {label}
      <SortIcon sorted={sorted} />
    </button>
  )
}

function SortIcon({ sorted }: Pick<HeadLine, 'sorted'>) {
  if (sorted === 'asc') return <IconSortAscending size={14} className={classes.active} aria-hidden />
  if (sorted === 'desc') return <IconSortDescending size={14} className={classes.active} aria-hidden />
  return <IconArrowsSort size={12} aria-hidden />
}
