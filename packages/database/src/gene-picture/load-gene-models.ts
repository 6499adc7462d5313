import { featureTypes, type PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { toSpan } from '@rosette/contract-kit/records/to-map-location.ts'
import { untranslatedRegions } from '@rosette/contract-kit/records/untranslated-regions.ts'
import { type GeneModelType, parseGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { amongKeys, groupedBy, type RowOf } from '../keyed-rows.ts'
import type { ReleaseDb } from '../release-db.ts'

type GeneModel = PictureModel & { geneModelType: GeneModelType; description: string | null }

/** Gene models with the parts they are drawn from, the representative one first. */
export async function loadGeneModels(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => GeneModel[]> {
  const [models, features] = await Promise.all([geneModelsQuery(db, locusIds).execute(), geneModelFeaturesQuery(db, locusIds).execute()])
  const featuresOf = groupedBy(features, 'geneModelName')
  const modelsOf = groupedBy(models, 'locusId')
  return (locusId) => modelsOf(locusId).flatMap((row) => toModel(row, featuresOf(row.name)))
}

function toModel(
  { geneId, name, isRepresentative, description, geneModelType, ...position }: ModelRow,
  features: FeatureRow[],
): GeneModel[] {
  const span = toSpan(position)
  if (span === null) return []
  const gene = { kind: 'gene', key: geneId, label: name }
  const type = parseGeneModelType(geneModelType) ?? 'unknown'
  const parts = features.flatMap(toFeature)
  const ofType = (wanted: string) => parts.filter((part) => part.type === wanted)
  const untranslated = untranslatedRegions(ofType('exon'), ofType('CDS'), span.orientation)
  const inOrder = [...parts, ...untranslated].sort((one, other) => one.start - other.start || other.end - one.end)
  return [{ ...span, name, gene, geneModelType: type, isRepresentative, description, features: inOrder }]
}

type ModelRow = RowOf<typeof geneModelsQuery>
type FeatureRow = RowOf<typeof geneModelFeaturesQuery>

function toFeature({ featureType, startPosition, endPosition }: FeatureRow): GeneModel['features'] {
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
    .where('geneModel.locusId', '=', amongKeys(locusIds))
    .orderBy('geneModel.locusId')
    .orderBy('geneModel.isRepresentative', 'desc')
    .orderBy('geneModel.modelNumber')
    .orderBy('geneModel.name')
}

/** Start and stop codons lie inside the coding sequence and are not drawn; untranslated regions are computed. */
export function geneModelFeaturesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('geneModel')
    .innerJoin('geneModelFeature as feature', 'feature.geneModelName', 'geneModel.name')
    .select(['feature.geneModelName', 'feature.featureType', 'feature.startPosition', 'feature.endPosition'])
    .where('geneModel.locusId', '=', amongKeys(locusIds))
    .where('feature.featureType', 'in', ['exon', 'CDS'])
    .orderBy('feature.geneModelName')
    .orderBy('feature.startPosition')
    .orderBy('feature.endPosition', 'desc')
    .orderBy('feature.featureType')
}
