import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { GeneModelTrack } from '@rosette/ui-kit/pictures/gene-model-track.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'
import { formatLocusOrientation } from './format-locus-orientation.ts'

/** The gene models of the locus on one axis. */
export function LocusTranscripts({ record: { geneModels } }: { record: LocusRecord }) {
  const [first] = geneModels
  if (!first) return null
  return (
    <>
      <GeneModelTrack models={geneModels} chromosome={first.chromosome} strand={formatLocusOrientation(first.orientation)} />
      <RecordLinkList links={geneModels.map((model) => model.gene)} />
    </>
  )
}
