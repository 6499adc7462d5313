const evidenceWords: ReadonlyMap<string, string> = new Map([
  ['ECO:0000269', 'experiment'],
  ['ECO:0000303', 'statement of authors'],
  ['ECO:0000305', 'inference of a curator'],
  ['ECO:0000250', 'by similarity'],
  ['ECO:0000255', 'sequence model'],
  ['ECO:0000256', 'sequence model, automatic'],
  ['ECO:0000259', 'sequence model, automatic'],
  ['ECO:0000312', 'imported'],
  ['ECO:0000313', 'imported, automatic'],
  ['ECO:0007744', 'experiment and computation'],
  ['ECO:0007829', 'experiment and computation, automatic'],
])

/** A code that is not among those that UniProt explains stays a code. */
export function evidenceWord(code: string): string {
  return evidenceWords.get(code) ?? code
}

export function isExperiment(code: string): boolean {
  return code === 'ECO:0000269'
}
