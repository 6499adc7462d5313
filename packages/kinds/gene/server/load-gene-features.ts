import { hullOf, untranslatedRegions } from '@rosette/contract-kit/records/untranslated-regions.ts'
import { type Orientation, orientations } from '@rosette/contract-kit/vocabulary/genome.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { GeneFeature } from '../contract/gene-record.ts'

/** The parts of each gene model; ORF, UTRs and introns are computed. */
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

type Interval = { start: number; end: number }

/**
 * Derives the parts of a gene model from its exons and coding regions: the ORF spans the first to the last coding base, the exon
 * parts outside it are the 5' and 3' UTRs, and gaps between exons are introns. A non-coding model has no ORF, coding region or UTR.
 */
export function geneFeatures(exons: readonly Interval[], coding: readonly Interval[], orientation: Orientation | null): GeneFeature[] {
  const ordered = exons.toSorted((one, other) => one.start - other.start)
  const orf = hullOf(coding)
  const features = [
    ...ordered.map((exon) => feature('exon', exon)),
    ...coding.map((part) => feature('coding region', part)),
    ...intronsOf(ordered).map((intron) => feature('intron', intron)),
    ...(orf ? [feature('ORF', orf)] : []),
    ...untranslatedRegions(ordered, coding, orientation).map((region) => feature(utrNames[region.type], region)),
  ]
  return features.sort((one, other) => one.startPosition - other.startPosition || other.endPosition - one.endPosition)
}

const utrNames = { '5UTR': "5' UTR", '3UTR': "3' UTR" } as const

function feature(assignmentFeatureType: GeneFeature['assignmentFeatureType'], { start, end }: Interval): GeneFeature {
  return { assignmentFeatureType, startPosition: start, endPosition: end }
}

/** Adjacent exons have no intron between them. */
function intronsOf(exons: readonly Interval[]): Interval[] {
  return exons.flatMap((exon, index) => {
    const next = exons[index + 1]
    return next && next.start > exon.end + 1 ? [{ start: exon.end + 1, end: next.start - 1 }] : []
  })
}
