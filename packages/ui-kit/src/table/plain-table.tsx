import type { ReactNode } from 'react'

export type PlainColumn<Row> = {
  id: string
  label: string
  isLabelHidden?: boolean
  isNumeric?: boolean
  /** The column that names its row. */
  isName?: boolean
  /** Of its cells. */
  className?: string | undefined
  /** Clear without its head, on a phone. */
  isUnlabelled?: boolean
  /** Marks whose meaning another column says. */
  isDecoration?: boolean
  cell(row: Row): ReactNode
}

type PlainTableProps<Row> = {
  /** For screen readers; the card around the table says it to everybody else. */
  caption: string
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string | number
  className?: string | undefined
  /** A few rows that need no column heads. */
  isHeadless?: boolean
  isCurrent?(row: Row): boolean
  isTicked?(row: Row): boolean
}

/** A table of few rows in a given order. On a phone, style sheets find the head of a cell in its `data-label`. */
export function PlainTable<Row>({ caption, columns, rows, rowKey, className, isHeadless, isCurrent, isTicked }: PlainTableProps<Row>) {
  return (
    <table className={className}>
      <caption className="visually-hidden">{caption}</caption>
      {!isHeadless && (
        <thead>
          <tr>
            {columns.map(({ id, label, isLabelHidden, isNumeric }) => (
              <th key={id} scope="col" data-numeric={isNumeric}>
                {isLabelHidden ? <span className="visually-hidden">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} aria-current={isCurrent?.(row) || undefined} data-ticked={isTicked?.(row) || undefined}>
            {columns.map((column) => (
              <PlainCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PlainCell<Row>({ column, row }: { column: PlainColumn<Row>; row: Row }) {
  const { label, isLabelHidden, isNumeric, isName, className, isUnlabelled, isDecoration, cell } = column
  if (isName) {
    return (
      <th scope="row" className={className}>
        {cell(row)}
      </th>
    )
  }
  return (
    <td
      className={className}
      data-label={isLabelHidden || isUnlabelled ? undefined : label}
      data-numeric={isNumeric}
      aria-hidden={isDecoration}
    >
      {cell(row)}
    </td>
  )
}
