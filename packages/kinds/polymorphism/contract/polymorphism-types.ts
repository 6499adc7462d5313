/** DATA-070: the kinds of change of both documents together. */
export const polymorphismTypes = [
  'compound',
  'deletion',
  'digest_pattern',
  'INDEL',
  'insertion',
  'PCR_product_length',
  'SNP',
  'substitution',
  'visible',
] as const

export type PolymorphismType = (typeof polymorphismTypes)[number]

/** In any case; null for a word we do not know. */
export function parsePolymorphismType(text: string): PolymorphismType | null {
  const word = text.trim().toLowerCase()
  return polymorphismTypes.find((type) => type.toLowerCase() === word) ?? null
}

export function formatPolymorphismType(type: PolymorphismType): string {
  return type.replaceAll('_', ' ')
}
