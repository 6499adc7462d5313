/** One sequence of a FASTA file, by the line its header stands on. */
export type Contig = { file: string; line: number; header: string; length: number }

/** Measures the sequences of FASTA files, line by line, without keeping them. */
export function scanGenome(): { contigs: Contig[]; reader(file: string): { line(text: string): void } } {
  const contigs: Contig[] = []
  return {
    contigs,
    reader(file) {
      let line = 0
      let contig: Contig | null = null
      return {
        line(text) {
          line++
          if (text.startsWith('>')) {
            contig = { file, line, header: text, length: 0 }
            contigs.push(contig)
          } else if (contig) contig.length += text.trim().length
        },
      }
    },
  }
}
