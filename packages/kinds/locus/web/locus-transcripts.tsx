import { RecordLink, RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { InterproLanes } from '@rosette/ui-kit/pictures/domains/interpro-lanes.tsx'
import { GeneModelTrack } from '@rosette/ui-kit/pictures/gene-model-track.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { SequenceBox } from '@rosette/ui-kit/sequence/sequence-box.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'
import { formatLocusOrientation } from './locus-key-facts.tsx'

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

/** The domains of the representative model's protein, which comes first. */
export function LocusDomains({ record: { proteins } }: { record: LocusRecord }) {
  const [first] = proteins
  return first ? <InterproLanes name={first.protein.label} length={first.length} domains={first.domains} /> : null
}

export function LocusSequences({ record: { proteinSequences, nucleotideSequences } }: { record: LocusRecord }) {
  return (
    <>
      {proteinSequences.map(({ name, sequence }) => (
        <SequenceBox key={name} name={name} sequence={sequence} type="protein" />
      ))}
      {nucleotideSequences.length > 0 && <FactList facts={transcriptFacts(nucleotideSequences)} />}
    </>
  )
}

/** One line for each gene model: the accessions of its transcripts. */
function transcriptFacts(sequences: LocusRecord['nucleotideSequences']) {
  return [...Map.groupBy(sequences, (sequence) => sequence.geneModelName)].map(([label, all]) => ({
    label,
    value: all.map(({ icAccession, nucleotideSequenceType: type, sequence }) => (
      <span key={icAccession}>
        {sequence ? <RecordLink to={sequence}>{icAccession}</RecordLink> : icAccession} {type}{' '}
      </span>
    )),
  }))
}
