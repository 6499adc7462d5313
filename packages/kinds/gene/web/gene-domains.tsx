import { DomainTrack } from '@rosette/ui-kit/pictures/domain-track.tsx'
import type { GeneRecord } from '../contract/gene-record.ts'

/** The domains of the protein that the gene model codes for. */
export function GeneDomains({ record: { proteinData } }: { record: GeneRecord }) {
  return proteinData.map(({ protein, length, domains }) => (
    <DomainTrack key={protein.key} name={protein.label} length={length} domains={domains} />
  ))
}
