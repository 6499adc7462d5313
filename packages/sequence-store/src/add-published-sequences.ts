import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { DatasetWriters } from './dataset-writers.ts'
import { readRows } from './read-gene-models.ts'

type PublishedRow = { name: string; description: string; sequence: string }

/** The datasets that were loaded from published files. */
export async function publishedDatasets(db: Database, releaseId: string): Promise<Set<string>> {
  const { rows } = await db.pool.query<{ dataset: string }>(`select distinct dataset from ${schemaOf(releaseId)}.published_sequence`)
  return new Set(rows.map(({ dataset }) => dataset))
}

/** A dataset as published. If a name occurs twice, the sequence that sorts first by its bytes is kept. */
export async function addPublishedSequences(
  writers: DatasetWriters,
  { db, releaseId }: { db: Database; releaseId: string },
  dataset: SequenceDatasetId,
): Promise<void> {
  const query = `
    select distinct on (name collate "C") name, description, sequence
    from ${schemaOf(releaseId)}.published_sequence
    where dataset = '${dataset}'
    order by name collate "C", sequence collate "C"`
  for await (const rows of readRows<PublishedRow>(db, query, 500)) {
    for (const row of rows) await writers.add(dataset, row)
  }
}
