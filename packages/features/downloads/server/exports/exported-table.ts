import { onOneLine } from '@rosette/contract-kit/text/on-one-line.ts'

/** A file that is written from the tables of a release, row by row. */
export type ExportedTable<Row extends object = Record<string, unknown>> = {
  /** The folder of its section. */
  section: string
  /** Without the ending of packed files. */
  name: string
  /** What it holds, in a few words. */
  title: string
  /** The tables of the official files that its rows follow from: their licences hold for it. */
  from: readonly string[]
  /** With an order that names every row, so that the same release always gives the same bytes. */
  sql: string
  /** Lines that the format wants first of all. */
  first: readonly string[]
  /** The last lines before the rows, after those that say what the file was made from. */
  head: readonly string[]
  /** Begins the lines that are not rows. */
  comment: '#' | '!'
  /** One row, with the end of its line. */
  lineOf(row: Row): string
}

type Table = Pick<ExportedTable, 'section' | 'name' | 'title' | 'from' | 'sql'> & { columns: readonly string[] }

/** Tab-separated, with the names of the columns after the comments. */
export function exportedTable({ columns, ...table }: Table): ExportedTable {
  return {
    ...table,
    name: `${table.name}.tsv`,
    comment: '#',
    first: [],
    head: [columns.join('\t')],
    lineOf: (row) => `${columns.map((column) => cellOf(row[column])).join('\t')}\n`,
  }
}

function cellOf(value: unknown): string {
  return value === null || value === undefined ? '' : onOneLine(String(value))
}
