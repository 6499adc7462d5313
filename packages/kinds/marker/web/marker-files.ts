import type { TextFile } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { positionFile } from '@rosette/ui-kit/reuse/position-file.ts'
import { formatFasta } from '@rosette/ui-kit/sequence/format-fasta.ts'
import type { MarkerRecord } from '../contract/marker-record.ts'

export function recordFiles({ markerName: name, flankSequence, globalAssignments }: MarkerRecord): TextFile[] {
  const flanks = formatFasta([
    { name: `${name}_flank1`, sequence: flankSequence?.sequence1 ?? null },
    { name: `${name}_flank2`, sequence: flankSequence?.sequence2 ?? null },
  ])
  const fasta: TextFile = { label: 'Flanking sequences (FASTA)', fileName: `${name}_flanks.fasta`, text: () => flanks }
  return [...(flanks === '' ? [] : [fasta]), ...positionFile(name, 'genetic_marker', globalAssignments)]
}
