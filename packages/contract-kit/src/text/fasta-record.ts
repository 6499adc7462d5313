const line = /.{1,60}/g

/** A sequence in FASTA, 60 letters a line. */
export function fastaRecord(header: string, sequence: string): string {
  return `>${header}\n${sequence.match(line)?.join('\n') ?? ''}\n`
}
