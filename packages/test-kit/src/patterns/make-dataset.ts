import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { openDatasetWriters } from '@rosette/sequence-store/dataset-writers.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { afterAll } from 'vitest'
import type { TestDatabase } from '../live/test-database.ts'

/** A folder for SEQUENCE_DIR in which the demo release has one dataset with these sequences. */
export async function makeDataset(
  { db, releaseId }: Pick<TestDatabase, 'db' | 'releaseId'>,
  dataset: SequenceDatasetId,
  sequences: Readonly<Record<string, string>>,
): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-dataset-'))
  afterAll(() => rm(dir, { recursive: true }))
  const folder = await sequenceFolder(db, dir, releaseId)
  const writers = await openDatasetWriters(folder, [dataset])
  for (const [name, sequence] of Object.entries(sequences)) await writers.add(dataset, { name, description: 'made up', sequence })
  await writers.end()
  return dir
}
