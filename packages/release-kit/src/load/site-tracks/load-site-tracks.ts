import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { findMissingBlockPrograms, siteTrackFolder, siteTrackPath } from '@rosette/sequence-store/site-tracks/site-track-files.ts'
import type { OnProgress } from '../../progress.ts'
import { inReleaseSchema, type ReleaseWork } from '../../release-work.ts'
import type { SourceReport } from '../load-report.ts'
import { copyBigWig } from './copy-big-wig.ts'
import { copyIntervals, copyVariants, type TrackCopy } from './copy-lines.ts'
import { readTrackSheet, type SheetRow, trackSource } from './track-sheet.ts'

type TrackLoad = {
  db: Database
  dir: string
  isDemo?: boolean
  sequenceDir?: string
  onProgress?: OnProgress
  findMissing?: () => Promise<readonly string[]>
}

/**
 * Checks the operator's files about the genome and keeps them, sorted and indexed, beside the sequences. Without the programs that a file
 * needs it is left out, and so is a bigWig of another assembly: both are reported.
 */
export async function loadSiteTracks(options: TrackLoad, work: ReleaseWork): Promise<SourceReport[]> {
  const from = join(options.dir, trackSource.folder)
  const rows = options.sequenceDir === undefined ? null : await readTrackSheet(from)
  if (rows === null || options.sequenceDir === undefined) return []
  const missing = await (options.findMissing ?? findMissingBlockPrograms)()
  const dir = await sequenceFolder(options.db, options.sequenceDir, work.releaseId)
  await mkdir(siteTrackFolder(dir), { recursive: true })
  const reports: SourceReport[] = []
  for (const [at, row] of rows.entries()) {
    options.onProgress?.({ step: 'load', label: row.title, done: at, total: rows.length, unit: 'files' })
    const to = siteTrackPath(dir, row.name, row.format)
    const copy =
      missing.length > 0 && row.format !== 'bigwig' ? leftOut(row, `${missing.join(', ')} not installed`) : await copyTrack(row, from, to)
    if (copy.isStored) await saveTrack(work, { ...row, sheetLine: at + 2, lines: copy.lines, samples: copy.samples })
    reports.push(toReport(row, copy, options.isDemo))
  }
  return reports
}

function copyTrack(row: SheetRow, from: string, to: string): Promise<TrackCopy> {
  const path = join(from, row.file)
  if (row.format === 'vcf') return copyVariants(path, to, nameInFolder(row))
  if (row.format === 'bed') return copyIntervals(path, to, nameInFolder(row), row.layout)
  return copyBigWig(path, to, nameInFolder(row))
}

function nameInFolder({ file }: SheetRow): string {
  return `${trackSource.folder}/${file}`
}

function leftOut(row: SheetRow, reason: string): TrackCopy {
  const rejectedLines = [{ file: nameInFolder(row), line: 1, reason }]
  return { isStored: false, sha256: '', bytes: 0, read: 0, lines: 0, samples: 0, rejected: 1, rejectedLines }
}

function toReport(row: SheetRow, copy: TrackCopy, isDemo = false): SourceReport {
  const { sha256, bytes, read, lines, rejected, rejectedLines, isStored } = copy
  const { title, licence, citation, format } = row
  return {
    kind: 'genome',
    title,
    file: nameInFolder(row),
    isDemo,
    sha256,
    bytes,
    lines: read,
    rows: lines ?? 0,
    rejected,
    rejectedLines,
    licence,
    citation,
    recordKinds: isStored && format === 'vcf' ? ['locus'] : [],
  }
}

type StoredTrack = SheetRow & { sheetLine: number; lines: number | null; samples: number }

async function saveTrack(work: ReleaseWork, track: StoredTrack): Promise<void> {
  const { name, format, title, category, description, licence, citation, sheetLine, lines, samples } = track
  await inReleaseSchema(work, (client) =>
    client.query(
      `insert into site_track (name, format, title, category, description, licence, citation, sheet_line, line_count, sample_count)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [name, format, title, category || null, description || null, licence, citation || null, sheetLine, lines, samples],
    ),
  )
}
