import { parseGeneModelType } from '@rosette/contract-kit/gene-model-types.ts'
import { toSpan } from '@rosette/contract-kit/to-span.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { featureTypes, type GeneModel } from '../contract/locus-record.ts'

/** Gene models with the parts they are drawn from, the representative one first. */
export async function loadGeneModels(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, GeneModel[]>> {
  const [models, features] = await Promise.all([geneModelsQuery(db, locusIds).execute(), geneModelFeaturesQuery(db, locusIds).execute()])
  const featuresOf = Map.groupBy(features, (feature) => feature.geneModelName)
  const modelsOf = new Map<number, GeneModel[]>()
  for (const { locusId, geneId, name, isRepresentative, description, geneModelType, ...position } of models) {
    const span = toSpan(position)
    if (span === null) continue
    const model = {
      ...span,
      name,
      gene: { kind: 'gene', key: geneId, label: name },
      geneModelType: parseGeneModelType(geneModelType) ?? 'unknown',
      isRepresentative,
      description,
      features: (featuresOf.get(name) ?? []).flatMap(toFeature),
    }
    const others = modelsOf.get(locusId)
    if (others) others.push(model)
    else modelsOf.set(locusId, [model])
  }
  return modelsOf
}

function toFeature({ featureType, startPosition, endPosition }: { featureType: string; startPosition: number; endPosition: number }) {
  const type = featureTypes.find((known) => known === featureType)
  return type ? [{ type, start: startPosition, end: endPosition }] : []
}

export function geneModelsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('geneModel')
    .innerJoin('gene', 'gene.name', 'geneModel.name')
    .select([
      'geneModel.locusId',
      'gene.geneId',
      'geneModel.name',
      'geneModel.isRepresentative',
      'geneModel.geneModelType',
      'geneModel.description',
      'geneModel.chromosome',
      'geneModel.startPosition',
      'geneModel.endPosition',
      'geneModel.orientation',
    ])
    .where('geneModel.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .orderBy('geneModel.locusId')
    .orderBy('geneModel.isRepresentative', 'desc')
    .orderBy('geneModel.modelNumber')
    .orderBy('geneModel.name')
}

/** Start and stop codons lie inside the coding sequence and are not drawn. */
export function geneModelFeaturesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('geneModel')
    .innerJoin('geneModelFeature as feature', 'feature.geneModelName', 'geneModel.name')
    .select(['feature.geneModelName', 'feature.featureType', 'feature.startPosition', 'feature.endPosition'])
    .where('geneModel.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .where('feature.featureType', 'in', featureTypes)
    .orderBy('feature.geneModelName')
    .orderBy('feature.startPosition')
    .orderBy('feature.endPosition', 'desc')
    .orderBy('feature.featureType')
}
