import type { TextFile } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { formatFasta } from '@rosette/ui-kit/sequence/format-fasta.ts'
import type { SequenceRecord } from '../contract/sequence-record.ts'

export function recordFiles({ name, gene, sequence }: SequenceRecord): TextFile[] {
  if (sequence === null) return []
  const text = () => formatFasta([{ name, description: gene?.label ?? null, sequence }])
  return [{ label: 'Sequence (FASTA)', fileName: `${name}.fasta`, text }]
}
