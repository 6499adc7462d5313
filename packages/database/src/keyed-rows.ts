import { type Preview, previewRows } from '@rosette/contract-kit/records/record-parts.ts'
import { sql } from 'kysely'

/** One row of what a query function finds: `RowOf<typeof germplasmRowsQuery>`. */
export type RowOf<Query extends (...args: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Query>['execute']>
>[number]

/**
 * What a column is compared with if it must be one of the keys: `.where('locusId', '=', amongKeys(locusIds))`. All keys are one
 * parameter, so that every batch is the same statement.
 */
export function amongKeys<Key extends number | string>(keys: readonly Key[]) {
  return sql<Key>`any(${sql.val(keys)})`
}

/** Finds the rows of a key, in their order and as `toItem` makes them; a key without rows has an empty list. */
export function groupedBy<Row, Column extends keyof Row>(rows: readonly Row[], column: Column): (key: Row[Column]) => Row[]
export function groupedBy<Row, Column extends keyof Row, Item>(
  rows: readonly Row[],
  column: Column,
  toItem: (row: Row) => Item,
): (key: Row[Column]) => Item[]
export function groupedBy<Row, Column extends keyof Row>(
  rows: readonly Row[],
  column: Column,
  toItem: (row: Row) => unknown = (row) => row,
): (key: Row[Column]) => unknown[] {
  const rowsOf = Map.groupBy(rows, (row) => row[column])
  return (key) => (rowsOf.get(key) ?? []).map((row) => toItem(row))
}

/** Finds the first rows of a key and how many it has, for sections that show a preview. */
export function previewsBy<Row, Column extends keyof Row, Item>(
  rows: readonly Row[],
  column: Column,
  toItem: (row: Row) => Item,
): (key: Row[Column]) => Preview<Item> {
  const rowsOf = groupedBy(rows, column)
  return (key) => {
    const { rows: first, total } = previewOf(rowsOf(key))
    return { rows: first.map((row) => toItem(row)), total }
  }
}

/** The first of a list and how many there are. */
export function previewOf<Item>(all: readonly Item[]): Preview<Item> {
  return { rows: all.slice(0, previewRows), total: all.length }
}
