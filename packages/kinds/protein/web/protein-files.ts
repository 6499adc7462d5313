import type { TextFile } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { formatFasta } from '@rosette/ui-kit/sequence/format-fasta.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'

export function recordFiles({ name, fullName, sequence }: ProteinRecord): TextFile[] {
  if (sequence === null) return []
  const text = () => formatFasta([{ name, description: fullName, sequence }])
  return [{ label: 'Sequence (FASTA)', fileName: `${name}.fasta`, text }]
}
