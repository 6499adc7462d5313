import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { sequenceFile } from './dataset-writers.ts'
import { genomeFile } from './genome.ts'
import { openSequenceStore, type SequenceStore } from './open-sequence-store.ts'
import { sequenceFolder } from './sequence-folder.ts'
import { siteTrackPaths } from './site-tracks/site-track-files.ts'
import { siteTracksQuery } from './site-tracks/site-tracks-query.ts'

type Source = SequenceDatasetId | 'genome'

/** The sequences of a release that is served. What its tables name and its folder lacks is an error, never an absence (OPER-002). */
export async function openReleaseSequences(db: Database, sequenceDir: string, releaseId: string): Promise<SequenceStore> {
  const expected = await loadExpected(db, releaseId)
  const dir = await sequenceFolder(db, sequenceDir, releaseId)
  return openSequenceStore(dir, (source) => {
    if (expected.has(source)) throw missing(dir, source)
  })
}

/** The folder of a release that is served. A release without any sequences need not have one. */
export async function findSequenceFolder(db: Database, sequenceDir: string, releaseId: string): Promise<string> {
  const dir = await sequenceFolder(db, sequenceDir, releaseId)
  if (!(await isThere(dir)) && (await loadExpected(db, releaseId)).size > 0) throw missing(dir, 'the folder')
  return dir
}

/** What a release has according to its tables and its folder lacks: sequences, and tracks of the operator. */
export async function findMissingSequences(db: Database, sequenceDir: string, releaseId: string): Promise<string[]> {
  const dir = await sequenceFolder(db, sequenceDir, releaseId)
  const found: string[] = []
  for (const source of await loadExpected(db, releaseId)) {
    const file = source === 'genome' ? join(dir, genomeFile) : sequenceFile(dir, source)
    if (!((await isThere(file)) && (await isThere(`${file}.fai`)))) found.push(source)
  }
  for (const { name, format } of await siteTracksQuery(db.release(releaseId)).execute()) {
    const there = await Promise.all(siteTrackPaths(dir, name, format).map(isThere))
    if (there.includes(false)) found.push(`track ${name}`)
  }
  return found
}

async function loadExpected(db: Database, releaseId: string): Promise<Set<Source>> {
  const release = db.release(releaseId)
  const rows = await release.selectFrom('sequenceDataset').select('dataset').where('records', '>', 0).execute()
  const region = await release.selectFrom('genomeRegion').select('chromosome').limit(1).executeTakeFirst()
  return new Set<Source>([...rows.map(({ dataset }) => SequenceDatasetId.parse(dataset)), ...(region ? ['genome' as const] : [])])
}

/** The log names what is missing and where; visitors need not know. */
function missing(dir: string, what: string): Problem {
  const cause = new Error(`${dir}: ${what} is missing, although the release has it. Restore the folder or build the release again.`)
  return new Problem('upstream_failed', 'The sequences of this release cannot be read at the moment.', { cause, retryAfter: 60 })
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}
