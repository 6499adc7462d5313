import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { type FeatureRow, type GeneModel, joinGeneModels } from './gene-model.ts'

/** Some gene models by their names; those that the release does not have are left out. */
export async function loadGeneModels({ pool }: Pick<Database, 'pool'>, releaseId: string, names: readonly string[]): Promise<GeneModel[]> {
  const text = `
    select gene_model_name, feature_type, chromosome, start_position, end_position, orientation, frame
    from ${schemaOf(releaseId)}.gene_model_feature
    where feature_type in ('exon', 'CDS') and gene_model_name = any($1)
    order by gene_model_name collate "C", start_position`
  const { rows } = await pool.query<FeatureRow>({ name: `gene_models:${releaseId}`, text, values: [names] })
  const models: GeneModel[] = []
  for await (const some of joinGeneModels([rows])) models.push(...some)
  return models
}
