import { orientations } from '@rosette/contract-kit/genome.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { GeneFeature } from '../contract/gene-record.ts'
import { geneFeatures } from './gene-features.ts'

/** The parts of each gene model; untranslated parts and introns are computed. */
export async function loadGeneFeatures(db: ReleaseDb, geneIds: readonly number[]): Promise<(geneId: number) => GeneFeature[]> {
  const rows = await geneFeaturesQuery(db, geneIds).execute()
  const partsOf = groupedBy(rows, 'geneId')
  return (geneId) => toFeatures(partsOf(geneId))
}

type PartRow = RowOf<typeof geneFeaturesQuery>

function toFeatures(parts: readonly PartRow[]): GeneFeature[] {
  const intervals = (type: string) => parts.filter((part) => part.featureType === type)
  const orientation = orientations.find((known) => known === parts[0]?.orientation) ?? null
  return geneFeatures(intervals('exon'), intervals('CDS'), orientation)
}

export function geneFeaturesQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .innerJoin('geneModelFeature as feature', 'feature.geneModelName', 'gene.name')
    .select(['gene.geneId', 'feature.featureType', 'feature.orientation', 'feature.startPosition as start', 'feature.endPosition as end'])
    .where('gene.geneId', '=', amongKeys(geneIds))
    .where('feature.featureType', 'in', ['exon', 'CDS'])
    .orderBy('gene.geneId')
    .orderBy('feature.startPosition')
    .orderBy('feature.endPosition', 'desc')
    .orderBy('feature.featureType')
}
