import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GenomeTrackId, genomeTrackIds } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { readRows } from '@rosette/database/read-rows.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { formatTrackLine } from './format-track-line.ts'
import { type TrackReport, trackFile, trackFolder, trackListFile } from './track-files.ts'
import { findMissingPrograms, runProgram, writeBlocks } from './track-programs.ts'
import { type TrackRow, trackQueries } from './track-queries.ts'
import { writeReference } from './write-reference.ts'

export type TrackBuild = {
  db: Database
  releaseId: string
  /** Folder of the release's sequences; the tracks are made in a folder inside it. */
  dir: string
  findMissing?: () => Promise<readonly string[]>
}

/**
 * Rebuilds the files of the genome browser: the reference and one file for each track, compressed in blocks and indexed. They replace
 * those of an earlier build as a whole. Without the programs there are none, and the list says why.
 */
export async function buildTracks({ db, releaseId, dir, findMissing = findMissingPrograms }: TrackBuild): Promise<TrackReport> {
  const [made, folder] = [`${trackFolder(dir)}.new`, trackFolder(dir)]
  await rm(made, { recursive: true, force: true })
  await mkdir(made, { recursive: true })
  const missing = await findMissing()
  const note = missing.length === 0 ? null : `This release has no genome browser: ${missing.join(', ')} not installed where it was built.`
  const tracks = note === null ? await writeTracks({ db, releaseId, dir }, made) : []
  const report: TrackReport = { note, tracks }
  await writeFile(join(made, trackListFile), JSON.stringify(report))
  await rm(folder, { recursive: true, force: true })
  await rename(made, folder)
  return report
}

async function writeTracks({ db, releaseId, dir }: TrackBuild, made: string): Promise<TrackReport['tracks']> {
  await writeReference(dir, made)
  const tracks: TrackReport['tracks'] = []
  for (const id of genomeTrackIds) {
    if (!(await hasTables(db, releaseId, trackQueries[id].tables))) continue
    tracks.push({ id, lines: await writeTrack({ db, releaseId }, join(made, trackFile(id)), id) })
  }
  return tracks
}

/** Returns how many lines the track has. */
async function writeTrack({ db, releaseId }: Pick<TrackBuild, 'db' | 'releaseId'>, path: string, id: GenomeTrackId): Promise<number> {
  let lines = 0
  async function* read(): AsyncGenerator<string> {
    yield '##gff-version 3\n'
    for await (const rows of readRows<TrackRow>(db, trackQueries[id].sql, 2000, schemaOf(releaseId))) {
      const texts = rows.flatMap((row) => formatTrackLine(row) ?? [])
      lines += texts.length
      // An empty text would end the stream.
      if (texts.length > 0) yield texts.join('')
    }
  }
  await writeBlocks(path, read())
  await runProgram('tabix', ['-p', 'gff', path])
  return lines
}

/** A release of few kinds, as tests load it, lacks the tables of the others. */
async function hasTables(db: Database, releaseId: string, tables: readonly string[]): Promise<boolean> {
  const { rows } = await db.pool.query<{ is_there: boolean }>(
    'select bool_and(to_regclass(name) is not null) as is_there from unnest($1::text[]) as name',
    [tables.map((table) => `${schemaOf(releaseId)}.${table}`)],
  )
  return rows[0]?.is_there ?? false
}
