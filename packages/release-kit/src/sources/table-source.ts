import { accept, type Parsed } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { RowWriter, Source } from './source.ts'

type TableSource<Column extends string, Row> = Omit<Source, 'ingest' | 'columns'> & {
  /** Columns that the file's header line names, in any order. */
  columns: readonly Column[]
  /** Those of them that a file may lack. */
  optional?: readonly Column[]
  /** Tabs separate the cells unless this says otherwise. */
  parseLine?(line: string): Parsed<string[]>
  /** A line's cells by the names of their columns → what it tells, or why it is rejected. */
  toRow(cells: Record<Column, string>): Parsed<Row>
  write(out: RowWriter, row: Row): void
}

/** A published table whose first line names its columns. Tables of our own layout are a `detailSource`. */
export function tableSource<Column extends string, Row>(table: TableSource<Column, Row>): Source {
  const { columns, optional = [], parseLine = (line) => accept(line.split('\t')), toRow, write, ...source } = table
  return {
    ...source,
    columns,
    ingest: (out) => readTable({ columns, optional, parseLine, toRow, row: (row) => write(out, row), reject: out.reject }),
  }
}
