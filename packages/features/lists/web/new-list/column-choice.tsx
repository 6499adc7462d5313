import { FieldFrame, hintId } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { IdTable } from '../../contract/id-table.ts'
import type { ReadColumn } from './use-report.ts'

/** Which column of a table is read (LIST-061). */
export function ColumnChoice({ id, table, column, hasHeadings, onColumn }: ReadColumn & { id: string }) {
  const hint = hasHeadings ? 'A table was given. Its first line holds headings and is not read.' : 'A table was given.'
  return (
    <FieldFrame id={id} label="Column with the identifiers" hint={hint}>
      <select
        id={id}
        className={controls.select}
        aria-describedby={hintId(id)}
        value={String(column)}
        onChange={({ currentTarget: { value } }) => onColumn(value === 'all' ? 'all' : Number(value))}
      >
        {[...Array(table.columnCount).keys()].map((each) => (
          <option key={each} value={each}>
            {nameColumn(table, each, hasHeadings)}
          </option>
        ))}
        <option value="all">All columns</option>
      </select>
    </FieldFrame>
  )
}

/** `gene (AT1G01010, AT1G01020, …)`, or `Column 2 (2.5, -1, …)`. */
function nameColumn({ rows }: IdTable, column: number, hasHeadings: boolean): string {
  const cells = rows.map((row) => row.cells[column] ?? '')
  const heading = (hasHeadings && cells[0]) || `Column ${formatNumber(column + 1)}`
  const first = cells.slice(hasHeadings ? 1 : 0).filter((cell) => cell !== '')
  const shown = first.slice(0, 2).map((cell) => (cell.length > 20 ? `${cell.slice(0, 20)}…` : cell))
  return `${heading} (${[...shown, ...(first.length > 2 ? ['…'] : [])].join(', ')})`
}
