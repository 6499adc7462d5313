import { ButtonLink } from './button-link.tsx'
import type { TableBlock } from './define-page.ts'
import { formatNumber } from './format-number.ts'
import classes from './view-complete-list.module.css'

/** Below a preview that leaves rows out: how many there are, and the way to all of them. */
export function ViewCompleteList<Rec>({ table, record }: { table: TableBlock<Rec>; record: Rec }) {
  const shown = table.rows(record).length
  const total = table.total?.(record) ?? shown
  if (total <= shown) return null
  const href = table.completeList?.(record)
  return (
    <div className={classes.line}>
      <span>
        The first {formatNumber(shown)} of {formatNumber(total)}
      </span>
      {href && (
        <ButtonLink href={href} size="xs">
          View Complete List
        </ButtonLink>
      )}
    </div>
  )
}
