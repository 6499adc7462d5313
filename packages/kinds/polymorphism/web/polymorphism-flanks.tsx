import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { SequenceBox } from '@rosette/ui-kit/sequence/sequence-box.tsx'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'

/** DPOLY-006: what lies left and right of the change, in the layout of sequences. */
export function PolymorphismFlanks({ record: { associatedNucleotideSequences } }: { record: PolymorphismRecord }) {
  return associatedNucleotideSequences.map(({ flank1, flank2, insertionFlankingSequence, genBankAccession }) => (
    <div key={`${genBankAccession} ${flank1} ${flank2}`}>
      {flank1 && <SequenceBox name="Flank 1" sequence={flank1} type="sequence" />}
      {flank2 && <SequenceBox name="Flank 2" sequence={flank2} type="sequence" />}
      {insertionFlankingSequence && <SequenceBox name="Insertion flanking sequence" sequence={insertionFlankingSequence} type="sequence" />}
      <FactList facts={[{ label: 'GenBank accession', value: genBankAccession }]} />
    </div>
  ))
}
