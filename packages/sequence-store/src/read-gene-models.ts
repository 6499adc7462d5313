import type { Database } from '@rosette/database/open-database.ts'
import { readRows } from '@rosette/database/read-rows.ts'
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
