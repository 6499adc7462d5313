import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { readRows } from '@rosette/database/read-rows.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { DatasetWriters } from './dataset-writers.ts'

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

/** Finds the proteins of gene models as published; the genome of a release may be a part of it, its proteins are not. */
export async function publishedProteinFinder(
  { pool }: Database,
  releaseId: string,
): Promise<(names: readonly string[]) => Promise<Map<string, string>>> {
  const table = `${schemaOf(releaseId)}.protein_sequence`
  const { rows } = await pool.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table])
  // A release that was loaded without proteins.
  if (!rows[0]?.exists) return async () => new Map()
  return async (names) => {
    const found = await pool.query<{ name: string; sequence: string }>(
      `select gene_model_name as name, sequence from ${table} where gene_model_name = any($1)`,
      [names],
    )
    return new Map(found.rows.map(({ name, sequence }) => [name, sequence]))
  }
}
