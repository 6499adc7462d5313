import type { TextFile } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { positionFile } from '@rosette/ui-kit/reuse/position-file.ts'
import { formatFasta } from '@rosette/ui-kit/sequence/format-fasta.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'

export function recordFiles({ originalName, associatedNucleotideSequences, mapLocations }: PolymorphismRecord): TextFile[] {
  const flanks = formatFasta(
    associatedNucleotideSequences.flatMap(({ flank1, flank2, insertionFlankingSequence, genBankAccession: description }) => [
      { name: `${originalName}_flank1`, description, sequence: flank1 },
      { name: `${originalName}_flank2`, description, sequence: flank2 },
      { name: `${originalName}_insertion_flank`, description, sequence: insertionFlankingSequence },
    ]),
  )
  const fasta: TextFile = { label: 'Flanking sequences (FASTA)', fileName: `${originalName}_flanks.fasta`, text: () => flanks }
  return [...(flanks === '' ? [] : [fasta]), ...positionFile(originalName, 'sequence_alteration', mapLocations)]
}
