import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { expect } from 'vitest'

/** What a source makes of a file of these lines. Every row must have a value for each column of its table. */
export function ingestLines(source: Source, ...lines: string[]): { rows: (readonly CopyValue[])[]; rejected: string[] } {
  const { rows, rejected } = ingestTables(source, ...lines)
  return { rows: rows.map(([_table, ...values]) => values), rejected }
}

/** The same with the name of its table before each row, for a source that fills several. */
export function ingestTables(source: Source, ...lines: string[]): { rows: [string, ...CopyValue[]][]; rejected: string[] } {
  const rows: [string, ...CopyValue[]][] = []
  const rejected: string[] = []
  const reader = source.ingest({
    row(table, values) {
      expect(source.tables[table]).toHaveLength(values.length)
      rows.push([table, ...values])
    },
    reject: (reason) => rejected.push(reason),
  })
  for (const line of lines) reader.line(line)
  reader.end?.()
  return { rows, rejected }
}
