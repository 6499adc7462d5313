import { formatGff3, modelLines, modelParts, transcriptTerm } from '@rosette/ui-kit/reuse/format-gff3.ts'
import type { TextFile } from '@rosette/ui-kit/reuse/page-reuse.ts'
import type { GeneFeature, GeneRecord } from '../contract/gene-record.ts'

/** The model with its parts. */
export function recordFiles({ name, geneModelType, mapLocation, geneFeatures }: GeneRecord): TextFile[] {
  if (!mapLocation) return []
  const features = geneFeatures.flatMap(({ assignmentFeatureType, startPosition, endPosition }) => {
    const part = publishedParts[assignmentFeatureType]
    return part === null ? [] : [{ type: modelParts[part], start: startPosition, end: endPosition }]
  })
  const lines = modelLines({ id: name, parent: null, type: transcriptTerm(geneModelType), span: mapLocation, features })
  return [{ label: 'Gene model (GFF3)', fileName: `${name}.gff3`, text: () => formatGff3(lines) }]
}

/** The open reading frame and the introns follow from the other parts. */
const publishedParts = {
  exon: 'exon',
  'coding region': 'CDS',
  "5' UTR": '5UTR',
  "3' UTR": '3UTR',
  ORF: null,
  intron: null,
} as const satisfies Record<GeneFeature['assignmentFeatureType'], keyof typeof modelParts | null>
