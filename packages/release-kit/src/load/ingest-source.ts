import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { copyRows, type RowCopy } from '@rosette/database/copy-rows.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { SourceFile } from '../sources/find-source-files.ts'
import { type EditionRow, mergeEditions } from '../sources/merge-editions.ts'
import type { Source } from '../sources/source.ts'
import type { EditionReport, SourceReport } from './load-report.ts'
import { readLines } from './read-lines.ts'

/** More rejected lines of one file are counted but not kept: that file is wrong as a whole. */
const mostStored = 10_000

type FileReport = Omit<SourceReport, 'recordKinds'>
type Read = { bytes: number; rows: number }
type Ingest = { source: Source; files: readonly SourceFile[]; releaseId: string; onRead(file: SourceFile, read: Read): void }

/** A report on each file, and one on their merge if there are several. */
type IngestedSource = { reports: FileReport[]; editions: EditionReport[] }

/** Streams the file of a source into its tables. Files of several dates, which come with the newest first, are read whole and merged. */
export async function ingestSource(db: Database, { source, files, releaseId, onRead }: Ingest): Promise<IngestedSource> {
  const copies = await openCopies(db, releaseId, source.tables)
  const drain = async () => {
    for (const copy of copies.values()) await copy.drained()
  }
  const write = ({ table, values }: EditionRow) => {
    const copy = copies.get(table)
    if (!copy) throw new Error(`'${source.title}' writes to ${table}, which it does not list`)
    copy.row(values)
  }
  const at = { file: '', line: 0 }
  try {
    const reports: FileReport[] = []
    const held: EditionRow[][] = []
    for (const file of files) {
      const rows: EditionRow[] = []
      const take = source.editions ? (row: EditionRow) => rows.push(row) : write
      reports.push(await readFile(file, { at, take, drain, onRead }))
      held.push(rows)
    }
    at.file = files.map(({ file }) => file).join(', ')
    const editions = source.editions ? mergeInto(reports, source.editions, held, write) : []
    await drain()
    await Promise.all(Array.from(copies.values(), (copy) => copy.end()))
    return { reports, editions }
  } catch (cause) {
    for (const copy of copies.values()) await copy.abort()
    throw new Error(`${at.file}, near line ${at.line}: ${messageOf(cause)}`, { cause })
  }
}

type Reading = {
  /** Where the reader is, for the message if it fails. */
  at: { file: string; line: number }
  take(row: EditionRow): void
  drain(): Promise<void>
  onRead: Ingest['onRead']
}

async function readFile(sourceFile: SourceFile, { at, take, drain, onRead }: Reading): Promise<FileReport> {
  const { source, kind, file, path, isDemo } = sourceFile
  const { title, licence, citation } = source
  const report: FileReport = {
    kind,
    title,
    file,
    isDemo,
    sha256: '',
    bytes: 0,
    lines: 0,
    rows: 0,
    rejected: 0,
    rejectedLines: [],
    licence,
    citation,
  }
  Object.assign(at, { file, line: 0 })
  const reader = source.ingest(
    {
      row(table, values) {
        take({ table, values, line: at.line })
        report.rows++
      },
      reject: (reason) => reject(report, at.line, reason),
    },
    file,
  )
  const facts = await readLines(path, async (lines, bytes) => {
    for (const text of lines) {
      at.line++
      reader.line(text)
    }
    await drain()
    onRead(sourceFile, { bytes, rows: report.rows })
  })
  reader.end?.()
  return { ...report, ...facts, lines: at.line }
}

function reject(report: FileReport, line: number, reason: string): void {
  report.rejected++
  if (report.rejectedLines.length < mostStored) report.rejectedLines.push({ file: report.file, line, reason })
}

/** Writes what the files say together, and has their reports count what is stored of each. */
function mergeInto(
  reports: readonly FileReport[],
  editions: NonNullable<Source['editions']>,
  held: readonly EditionRow[][],
  write: (row: EditionRow) => void,
): EditionReport[] {
  const { files, mended } = mergeEditions(editions, held)
  const counted = reports.flatMap((report, index) => {
    const edition = files[index]
    if (!edition) return []
    for (const row of edition.rows) write(row)
    for (const { line, reason } of edition.refused) reject(report, line, reason)
    report.rows = edition.rows.length
    return [{ title: report.title, file: report.file, records: edition.records, rows: edition.rows.length }]
  })
  const [newest, ...older] = counted
  if (!newest || older.length === 0) return []
  const addedBy = older.map(({ file, records, rows }) => ({ file, records, rows }))
  return [{ title: newest.title, newest: newest.file, older: addedBy, mended: Array.from(mended, ([what, rows]) => ({ what, rows })) }]
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
