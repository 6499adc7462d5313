import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { SequenceBox } from '@rosette/ui-kit/sequence/sequence-box.tsx'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { readMarked } from './protein-domains.tsx'

/** The sequence, with the residues of the chosen bar marked. */
export function MarkedSequence({ record }: { record: ProteinRecord }) {
  const marked = readMarked(useAddress(), record)
  return record.sequence && <SequenceBox name={record.name} sequence={record.sequence} type="protein" marked={marked} />
}
