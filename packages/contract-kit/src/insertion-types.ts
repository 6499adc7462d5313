/** DATA-077: what was inserted. */
export const insertionTypes = ['short', 'T-DNA', 'transposant'] as const

/** In the order of the forms (FGERM-011, FPOLY-007). */
export const insertionTypeChoices = ['transposant', 'T-DNA', 'short'] as const satisfies readonly InsertionType[]

export type InsertionType = (typeof insertionTypes)[number]

/** In any case; null for a word we do not know. */
export function parseInsertionType(text: string): InsertionType | null {
  const word = text.trim().toLowerCase()
  return insertionTypes.find((type) => type.toLowerCase() === word) ?? null
}
