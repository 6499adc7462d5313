import type { Parsed } from '@rosette/file-formats/parsed.ts'

/** A file of a release folder, and how its lines become rows. */
export type Source = {
  /** For people: 'Araport11 gene models'. */
  title: string
  /** Matches the file's name in the release folder, packed or not. With `editions`, its group `date` is the date. */
  file: RegExp
  isRequired: boolean
  /** Sources that say no more than this one: where its file is there, theirs are neither needed nor read. */
  replaces?: readonly Source[]
  /** Sources that say more than this one: it is read only if none of their files is there, and then none of them is needed. */
  standsInFor?: readonly Source[]
  /** How files of several dates are merged. Without it, and unless there may be many, a folder may hold only one file of the source. */
  editions?: Editions
  /** A folder may hold any number of its files, each about something else, which its name says. */
  isMany?: boolean
  /** The folder inside the release folder that its files lie in: `file` matches `structures/1N6J.cif`. One report is made of all of them. */
  folder?: string
  licence: string
  citation: string
  /** Columns of the file that are read, where its first line names them. */
  columns?: readonly string[]
  /** Columns of each table it fills, in the order `row` gives their values. */
  tables: Readonly<Record<string, readonly string[]>>
  /** A fresh reader for the file of this name. Pure: lines in, rows and rejections out; the caller does the input and output. */
  ingest(out: RowWriter, file?: string): LineReader
}

/** Of several dated files, the newest that has a record gives all rows of that record. */
export type Editions = {
  /** What a row is about, such as the name of a gene model. */
  recordOf(row: Row): string
  /** Takes from older files what a row lacks, or refuses what can't be stored. */
  mend?(row: Row, ofRecord: RowsOfRecord): Parsed<MendedRow>
}

/** The rows of one record: those of the row's own file and, newer ones first, those of older files. */
export type RowsOfRecord = { own: readonly Row[]; older: readonly Row[] }

export type Row = readonly CopyValue[]

/** `mended` names in the plural what was taken from an older file, such as 'full names'; null if the row is as its file has it. */
export type MendedRow = { row: Row; mended: string | null }

export type CopyValue = string | number | boolean | null

export type RowWriter = {
  row(table: string, values: Row): void
  /** The current line can't be used; it is reported as file, line, reason and the load goes on. */
  reject(reason: string): void
}

export type LineReader = {
  line(text: string): void
  end?(): void
}
