import { fastaRecord } from '@rosette/contract-kit/text/fasta-record.ts'

/** Sequences in FASTA; those without letters are left out. */
export function formatFasta(sequences: readonly { name: string; description?: string | null; sequence: string | null }[]): string {
  return sequences
    .flatMap(({ name, description, sequence }) => {
      if (!sequence) return []
      const header = [name, description].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ')
      return [fastaRecord(header, sequence)]
    })
    .join('')
}
