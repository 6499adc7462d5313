import type { Column } from '@rosette/contract-kit/cards/define-search-card.ts'

type AnyColumn = Column<unknown>

/** The columns that have a place of their own in a table; the others share a cell with one of these. */
export function ownColumns(columns: readonly AnyColumn[]): AnyColumn[] {
  return columns.filter(({ within }) => within === undefined)
}

/** The columns whose values are shown below those of a column, in its cell. */
export function columnsWithin(columns: readonly AnyColumn[], host: AnyColumn): AnyColumn[] {
  return columns.filter(({ within }) => within === host.id)
}

/** Whether nothing of a column, with those that share its cell, is in any match. */
export function isEmptyColumn(columns: readonly AnyColumn[], column: AnyColumn, empty: readonly string[]): boolean {
  return [column, ...columnsWithin(columns, column)].every(({ id }) => empty.includes(id))
}

/**
 * The columns that a table shows: those that were chosen or, before anyone chose, those that are not kept for a request and not empty in
 * every match (RESULTS-073, RESULTS-074). The first identifies the rows and is always shown.
 */
export function shownColumns(columns: readonly AnyColumn[], chosen: readonly string[] | null, empty: readonly string[]): AnyColumn[] {
  const isShown = (column: AnyColumn) => chosen?.includes(column.id) ?? !(column.isOnRequest || isEmptyColumn(columns, column, empty))
  return ownColumns(columns).filter((column, index) => index === 0 || isShown(column))
}
