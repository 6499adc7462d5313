export type SequenceAlphabet = 'dna' | 'protein'

type Program = {
  name: string
  /** What the query is, and what the sequences of the database are. */
  query: SequenceAlphabet
  target: SequenceAlphabet
  /** Matrix that choosing the program fills in; empty is the default of the program (BLAST-011). */
  matrix: 'blosum62' | ''
  hint: string
}

/** The programs of the form, the default first (BLAST-002). */
export const blastPrograms = [
  { name: 'blastn', query: 'dna', target: 'dna', matrix: '', hint: 'nucleotide → nucleotide' },
  { name: 'blastp', query: 'protein', target: 'protein', matrix: 'blosum62', hint: 'protein → protein' },
  { name: 'blastx', query: 'dna', target: 'protein', matrix: '', hint: 'translated nucleotide → protein' },
  { name: 'tblastn', query: 'protein', target: 'dna', matrix: 'blosum62', hint: 'protein → translated nucleotide' },
  { name: 'tblastx', query: 'dna', target: 'dna', matrix: '', hint: 'translated nucleotide → translated nucleotide' },
] as const satisfies readonly Program[]

export type BlastProgram = (typeof blastPrograms)[number]['name']

// map loses that there is at least one.
export const blastProgramNames = blastPrograms.map(({ name }) => name) as [BlastProgram, ...BlastProgram[]]

export function programOf(name: BlastProgram): (typeof blastPrograms)[number] {
  return blastPrograms.find((program) => program.name === name) ?? blastPrograms[0]
}

/** Names for a sentence: `blastn, blastx or tblastx`. */
export function programsFor(query: SequenceAlphabet): string {
  const names = blastPrograms.filter((program) => program.query === query).map(({ name }) => name)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
