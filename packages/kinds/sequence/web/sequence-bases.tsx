import { SequenceBox } from '@rosette/ui-kit/sequence/sequence-box.tsx'
import type { SequenceRecord } from '../contract/sequence-record.ts'

/** The bases, and the way to the sequence search (DSEQ-002). */
export function SequenceBases({ record: { name, sequence } }: { record: SequenceRecord }) {
  return sequence === null ? null : <SequenceBox name={name} sequence={sequence} type="sequence" />
}
