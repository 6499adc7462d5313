import type { Editions, Row } from './source.ts'

/** A row as a file has it. */
export type EditionRow = { table: string; values: Row; line: number }

export type MergedEdition = {
  /** What is stored of this file. */
  rows: EditionRow[]
  /** How many records these rows are about. */
  records: number
  refused: { line: number; reason: string }[]
}

/** What each file gives, newest first, and how many rows took something from an older file. */
export type MergedEditions = { files: MergedEdition[]; mended: Map<string, number> }

/** Merges the rows of one source's files, which come with the newest first: see DATA-080. */
export function mergeEditions({ recordOf, mend }: Editions, files: readonly (readonly EditionRow[])[]): MergedEditions {
  const recordsOf = files.map((rows) => Map.groupBy(rows, ({ table, values }) => `${table} ${recordOf(values)}`))
  const mended = new Map<string, number>()
  const merged = recordsOf.map((records, index): MergedEdition => {
    const edition: MergedEdition = { rows: [], records: 0, refused: [] }
    for (const [record, rows] of records) {
      if (recordsOf.slice(0, index).some((newer) => newer.has(record))) continue
      const older = recordsOf.slice(index + 1).flatMap((each) => valuesOf(each.get(record)))
      const before = edition.rows.length
      for (const row of rows) {
        const result = mend?.(row.values, { own: valuesOf(rows), older })
        if (result?.ok === false) edition.refused.push({ line: row.line, reason: result.reason })
        else edition.rows.push(result ? { ...row, values: result.value.row } : row)
        if (result?.ok && result.value.mended !== null) mended.set(result.value.mended, (mended.get(result.value.mended) ?? 0) + 1)
      }
      if (edition.rows.length > before) edition.records++
    }
    return edition
  })
  return { files: merged, mended }
}

function valuesOf(rows: readonly EditionRow[] = []): Row[] {
  return rows.map(({ values }) => values)
}
