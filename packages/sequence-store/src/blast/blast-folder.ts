import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { z } from 'zod'

/** What a BLAST database is made from: a dataset of the release or its genome. */
export const BlastSource = z.union([SequenceDatasetId, z.literal('genome')])
export type BlastSource = z.infer<typeof BlastSource>

/** The BLAST databases that a release has, and which BLAST+ made them. */
export const BlastManifest = z.object({ version: z.string(), sources: z.array(BlastSource) })
export type BlastManifest = z.infer<typeof BlastManifest>

/** Folder of the databases in the folder of a release's sequences. */
export function blastFolder(dir: string): string {
  return join(dir, 'blast')
}

export const manifestFile = 'databases.json'

/** The name by which BLAST+ opens a database: a path without the endings of its files. */
export function blastDatabasePath(dir: string, source: BlastSource): string {
  return join(blastFolder(dir), source)
}

/** Null if the release was built without BLAST+. */
export async function readBlastManifest(dir: string): Promise<BlastManifest | null> {
  try {
    return BlastManifest.parse(JSON.parse(await readFile(join(blastFolder(dir), manifestFile), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
