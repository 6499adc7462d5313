const residuesPerLine = 60

/** A sequence as FASTA, in the line length that NCBI and UniProt write. */
export function toFasta(name: string, sequence: string): string {
  const lines = sequence.match(new RegExp(`.{1,${residuesPerLine}}`, 'g')) ?? []
  return `>${name}\n${lines.join('\n')}\n`
}
