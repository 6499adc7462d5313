import { copyRows, type RowCopy } from '@rosette/database/copy-rows.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { SourceFile } from '../sources/find-source-files.ts'
import type { RowWriter } from '../sources/source.ts'
import type { RejectedLine, SourceReport } from './load-report.ts'
import { readLines } from './read-lines.ts'

/** More rejected lines of one file are counted but not kept: that file is wrong as a whole. */
const mostKept = 10_000

type Ingest = { sourceFile: SourceFile; releaseId: string; onRead(read: { bytes: number; rows: number }): void }

/** Streams one file into its tables. */
export async function ingestSource(db: Database, { sourceFile, releaseId, onRead }: Ingest): Promise<Omit<SourceReport, 'recordKinds'>> {
  const { source, kind, file, path, isDemo } = sourceFile
  const copies = await openCopies(db, releaseId, source.tables)
  const rejected: RejectedLine[] = []
  const count = { line: 0, rows: 0, rejected: 0 }
  const out: RowWriter = {
    row(table, values) {
      const copy = copies.get(table)
      if (!copy) throw new Error(`'${source.title}' writes to ${table}, which it does not list`)
      copy.row(values)
      count.rows++
    },
    reject(reason) {
      count.rejected++
      if (rejected.length < mostKept) rejected.push({ file, line: count.line, reason })
    },
  }
  try {
    const reader = source.ingest(out)
    const facts = await readLines(path, async (lines, bytesRead) => {
      for (const text of lines) {
        count.line++
        reader.line(text)
      }
      for (const copy of copies.values()) await copy.drained()
      onRead({ bytes: bytesRead, rows: count.rows })
    })
    reader.end?.()
    const stored = await Promise.all(Array.from(copies.values(), (copy) => copy.end()))
    const rows = stored.reduce((sum, count) => sum + count, 0)
    const { title, licence, citation } = source
    const counts = { lines: count.line, rows, rejected: count.rejected, rejectedLines: rejected }
    return { kind, title, file, isDemo, ...facts, ...counts, licence, citation }
  } catch (cause) {
    for (const copy of copies.values()) await copy.abort()
    throw new Error(`${file}, near line ${count.line}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

async function openCopies(
  db: Database,
  releaseId: string,
  tables: Readonly<Record<string, readonly string[]>>,
): Promise<Map<string, RowCopy>> {
  const opened = Object.entries(tables).map(
    async ([table, columns]) => [table, await copyRows(db.pool, `${schemaOf(releaseId)}."${table}"`, columns)] as const,
  )
  return new Map(await Promise.all(opened))
}
