import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { GeneModel } from './gene-model.ts'
import type { Interval } from './strand.ts'

type FeatureRow = {
  gene_model_name: string
  feature_type: string
  chromosome: string
  start_position: number
  end_position: number
  orientation: string
  frame: number | null
}

/** Streams the gene models of a release, sorted by the bytes of their names as the stored datasets are. */
export async function* readGeneModels(db: Database, releaseId: string): AsyncGenerator<GeneModel> {
  let model: GeneModel | null = null
  for await (const row of readFeatures(db, releaseId)) {
    if (model?.name !== row.gene_model_name) {
      if (model) yield model
      model = emptyModel(row)
    }
    addFeature(model, row)
  }
  if (model) yield model
}

async function* readFeatures(db: Database, releaseId: string): AsyncGenerator<FeatureRow> {
  const client = await db.pool.connect()
  try {
    await client.query('begin read only')
    await client.query('set local statement_timeout = 0')
    await client.query(`
      declare features no scroll cursor for
      select gene_model_name, feature_type, chromosome, start_position, end_position, orientation, frame
      from ${schemaOf(releaseId)}.gene_model_feature
      where feature_type in ('exon', 'CDS', '5UTR', '3UTR')
      order by gene_model_name collate "C", start_position`)
    for (;;) {
      const { rows } = await client.query<FeatureRow>('fetch 5000 from features')
      if (rows.length === 0) break
      yield* rows
    }
    await client.query('commit')
  } finally {
    // Whoever stops reading half-way leaves a transaction open, which ends with the connection.
    client.release(true)
  }
}

function emptyModel({ gene_model_name: name, chromosome: place, orientation }: FeatureRow): GeneModel {
  const chromosome = parseChromosome(place)
  if (chromosome === null) throw new Error(`${name} lies on ${place}, which is no chromosome`)
  return { name, chromosome, strand: orientation === 'R' ? '-' : '+', exons: [], coding: [], fivePrimeUtr: [], threePrimeUtr: [] }
}

function addFeature(model: GeneModel, { feature_type: type, start_position: start, end_position: end, frame }: FeatureRow): void {
  const interval: Interval = [start, end]
  if (type === 'exon') model.exons.push(interval)
  else if (type === 'CDS') model.coding.push({ interval, frame: frame ?? 0 })
  else if (type === '5UTR') model.fivePrimeUtr.push(interval)
  else model.threePrimeUtr.push(interval)
}
