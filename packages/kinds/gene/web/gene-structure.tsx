import { GeneModelTrack } from '@rosette/ui-kit/pictures/gene-model-track.tsx'
import type { TrackModel } from '@rosette/ui-kit/pictures/track-model.ts'
import type { GeneFeature, GeneRecord } from '../contract/gene-record.ts'
import { formatGeneOrientation } from './format-gene-orientation.ts'

/** The gene model drawn from its features. */
export function GeneStructure({ record: gene }: { record: GeneRecord }) {
  const { mapLocation } = gene
  if (!mapLocation) return null
  const model: TrackModel = {
    name: gene.name,
    start: mapLocation.start,
    end: mapLocation.end,
    orientation: mapLocation.orientation,
    isRepresentative: gene.isRepresentative,
    features: gene.geneFeatures.flatMap(toTrackFeature),
  }
  return <GeneModelTrack models={[model]} chromosome={mapLocation.chromosome} strand={formatGeneOrientation(mapLocation.orientation)} />
}

const drawn = {
  exon: 'exon',
  'coding region': 'CDS',
  "5' UTR": '5UTR',
  "3' UTR": '3UTR',
  ORF: null,
  intron: null,
} as const satisfies Record<GeneFeature['assignmentFeatureType'], TrackModel['features'][number]['type'] | null>

/** ORF and introns show as what lies between the others. */
function toTrackFeature({ assignmentFeatureType, startPosition, endPosition }: GeneFeature): TrackModel['features'] {
  const type = drawn[assignmentFeatureType]
  return type ? [{ type, start: startPosition, end: endPosition }] : []
}
