import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { type FeatureRow, type GeneModel, joinGeneModels } from './gene-model.ts'

/** Streams the gene models of a release in batches, sorted by the bytes of their names as the stored datasets are. */
export function readGeneModels(db: Database, releaseId: string): AsyncGenerator<GeneModel[]> {
  const query = `
    select gene_model_name, feature_type, chromosome, start_position, end_position, orientation, frame
    from ${schemaOf(releaseId)}.gene_model_feature
    where feature_type in ('exon', 'CDS')
    order by gene_model_name collate "C", start_position`
  return joinGeneModels(readRows<FeatureRow>(db, query, 500))
}

/** Streams the rows of a query in batches, on its own connection. */
export async function* readRows<Row extends object>(db: Database, query: string, atOnce: number): AsyncGenerator<Row[]> {
  const client = await db.pool.connect()
  try {
    await client.query('begin read only')
    await client.query('set local statement_timeout = 0')
    await client.query(`declare streamed no scroll cursor for ${query}`)
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${atOnce} from streamed`)
      if (rows.length === 0) break
      yield rows
    }
    await client.query('commit')
  } finally {
    // A reader that stops half-way leaves a transaction open, which ends with the connection.
    client.release(true)
  }
}
