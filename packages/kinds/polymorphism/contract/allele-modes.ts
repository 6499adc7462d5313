/** DATA-071: the seven stored spellings. */
export const alleleModes = [
  'antimorphic',
  'gain of function',
  'haplo-insufficient',
  'hypermorphic',
  'hypomorphic',
  'loss of function',
  'unknown',
] as const

export type AlleleMode = (typeof alleleModes)[number]

/** The form writes hyphens where records have spaces: loss-of-function. Null for a word we do not know. */
export function parseAlleleMode(text: string): AlleleMode | null {
  return alleleModes.find((mode) => plain(mode) === plain(text)) ?? null
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[-_ ]+/g, ' ')
}
