/** A file of a release folder, and how its lines become rows. */
export type Source = {
  /** For people: 'Araport11 gene models'. */
  title: string
  /** Matches the file's name in the release folder, packed or not. */
  file: RegExp
  isRequired: boolean
  /** Sources that say no more than this one: where its file is there, theirs are neither needed nor read. */
  replaces?: readonly Source[]
  /** Sources that say more than this one: it is read only if none of their files is there, and then none of them is needed. */
  standsInFor?: readonly Source[]
  licence: string
  citation: string
  /** Columns of each table it fills, in the order `row` gives their values. */
  tables: Readonly<Record<string, readonly string[]>>
  /** A fresh reader for one file. Pure: lines in, rows and rejections out; the caller does the input and output. */
  ingest(out: RowWriter): LineReader
}

export type CopyValue = string | number | boolean | null

export type RowWriter = {
  row(table: string, values: readonly CopyValue[]): void
  /** The current line can't be used; it is reported as file, line, reason and the load goes on. */
  reject(reason: string): void
}

export type LineReader = {
  line(text: string): void
  end?(): void
}
