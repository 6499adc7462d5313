import { DomainTrack } from '@rosette/ui-kit/pictures/domain-track.tsx'
import { SequenceBox } from '@rosette/ui-kit/sequence/sequence-box.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'

/** The domains of the representative model's protein, which stands first. */
export function LocusDomains({ record: { proteins } }: { record: LocusRecord }) {
  const [first] = proteins
  return first ? <DomainTrack name={first.protein.label} length={first.length} domains={first.domains} /> : null
}

export function LocusSequences({ record: { proteinSequences } }: { record: LocusRecord }) {
  return proteinSequences.map(({ name, sequence }) => <SequenceBox key={name} name={name} sequence={sequence} type="protein" />)
}
