import { formatNumber } from './format-number.ts'
import { Pager } from './pager.tsx'
import classes from './section-table-pager.module.css'
import { sectionTableSizes } from './section-table-sizes.ts'
import { SizeSelect } from './size-select.tsx'

/** The part of the table engine a pager needs. */
type PagedTable = {
  state: { pagination: { pageIndex: number; pageSize: number } }
  setPagination(pagination: { pageIndex: number; pageSize: number }): void
}

/** Page, size and the line that says which rows show. A new size starts at page 1 (DETAIL-025). */
export function SectionTablePager({ table, caption, total }: { table: PagedTable; caption: string; total: number }) {
  const { pageIndex, pageSize } = table.state.pagination
  const first = pageIndex * pageSize + 1
  const last = Math.min(total, first + pageSize - 1)
  return (
    <div className={classes.pager}>
      <span aria-live="polite">
        Displaying {formatNumber(first)} - {formatNumber(last)} of {formatNumber(total)}
      </span>
      <Pager
        label={`Pages of ${caption}`}
        page={pageIndex + 1}
        pages={Math.ceil(total / pageSize)}
        onPage={(page) => table.setPagination({ pageIndex: page - 1, pageSize })}
      />
      <SizeSelect
        sizes={sectionTableSizes}
        size={pageSize}
        label={`Rows per page of ${caption}`}
        onSize={(size) => table.setPagination({ pageIndex: 0, pageSize: size })}
      />
    </div>
  )
}
