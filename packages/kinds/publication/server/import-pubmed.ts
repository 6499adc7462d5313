import { mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { readPubmedXml } from '@rosette/file-formats/pubmed-xml.ts'
import type { KindServers } from '@rosette/release-kit/kind-server.ts'
import { readLines, readText } from '@rosette/release-kit/load/read-lines.ts'
import { findSourceFiles, type SourceFile } from '@rosette/release-kit/sources/find-source-files.ts'
import { formatPubmedLine, ingestPubmedArticles, pubmedFile, pubmedHeader } from './ingest-pubmed-articles.ts'
import { openPubmedSpool, type PubmedSpool } from './pubmed-spool.ts'

export type PubmedImport = {
  /** The folder of official files that cite the articles. */
  dir: string
  /** Files of PubMed; later ones replace what earlier ones say. */
  files: readonly string[]
  kindServers: KindServers
  onFile?(report: PubmedFileReport): void
}

export type PubmedFileReport = { file: string; articles: number; stored: number; deleted: number; skipped: string[] }

export type PubmedReport = { file: string; cited: number; known: number; files: PubmedFileReport[] }

/**
 * Keeps the articles that the files of the folder cite in a file beside them, so that every later load finds them. What an earlier import
 * left there stays unless it is replaced or deleted. The folder is changed at the end, or not at all.
 */
export async function importPubmed({ dir, files, kindServers, onFile }: PubmedImport): Promise<PubmedReport> {
  const found = await findSourceFiles({ dir }, kindServers)
  const before = found.files.find(({ source }) => source === ingestPubmedArticles)
  const cited = await readCited(found.files.filter((file) => file !== before))
  const work = await mkdtemp(join(dir, '.pubmed-'))
  const spool = openPubmedSpool(join(work, 'lines.tsv'))
  try {
    if (before) await readBefore(before.path, spool)
    const reports: PubmedFileReport[] = []
    for (const file of files) {
      const report = await readPubmedFile(file, cited, spool)
      reports.push(report)
      onFile?.(report)
    }
    await spool.copyTo(join(work, pubmedFile), pubmedHeader)
    await rename(join(work, pubmedFile), join(dir, pubmedFile))
    if (before && before.file !== pubmedFile) await rm(before.path)
    return { file: join(dir, pubmedFile), cited: cited.size, known: spool.size(), files: reports }
  } finally {
    spool.abandon()
    await rm(work, { recursive: true, force: true })
  }
}

/** Every PubMed ID that a file of the folder would bring into a release, as the reader of that file reads it. */
async function readCited(files: readonly SourceFile[]): Promise<Set<number>> {
  const cited = new Set<number>()
  for (const { source, path } of files) {
    const indices = new Map(Object.entries(source.tables).map(([table, columns]) => [table, columns.findIndex(isPubmedColumn)]))
    if ([...indices.values()].every((index) => index === -1)) continue
    const reader = source.ingest({
      row(table, values) {
        // A few tables have several IDs in a cell, between bars.
        for (const id of String(values[indices.get(table) ?? -1] ?? '').split('|')) if (Number(id) > 0) cited.add(Number(id))
      },
      reject: () => undefined,
    })
    await readLines(path, async (lines) => {
      for (const line of lines) reader.line(line)
    })
    reader.end?.()
  }
  return cited
}

function isPubmedColumn(column: string): boolean {
  return column === 'pubmed_id' || column === 'pubmed_ids'
}

async function readBefore(path: string, spool: PubmedSpool): Promise<void> {
  await readLines(path, async (lines) => {
    // The header has no number.
    for (const line of lines) if (/^\d/.test(line)) spool.put(Number.parseInt(line, 10), line)
    await spool.drained()
  })
}

/** Texts without end are named up to this number of times. */
const mostSkipped = 100

async function readPubmedFile(path: string, cited: ReadonlySet<number>, spool: PubmedSpool): Promise<PubmedFileReport> {
  const report: PubmedFileReport = { file: basename(path), articles: 0, stored: 0, deleted: 0, skipped: [] }
  const reader = readPubmedXml({
    article(article) {
      report.articles++
      if (!cited.has(article.pubmedId)) return
      report.stored++
      spool.put(article.pubmedId, formatPubmedLine(article))
    },
    deleted(pubmedId) {
      if (spool.remove(pubmedId)) report.deleted++
    },
    reject(reason) {
      if (report.skipped.length < mostSkipped) report.skipped.push(reason)
    },
  })
  try {
    await readText(path, async (text) => {
      reader.text(text)
      await spool.drained()
    })
    reader.end()
    return report
  } catch (cause) {
    throw new Error(`${report.file} can't be imported: ${messageOf(cause)}`, { cause })
  }
}
