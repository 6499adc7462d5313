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

/** FGERM-012, FPOLY-010: what a construct does where it was brought in. */
export const constructTypes = [
  'antisense',
  'activation_tag',
  'cre-lox_recombination',
  'enhancer_trap',
  'gene_trap',
  'over-expression',
  'protein_fusion',
  'promoter_reporter',
  'promoter_trap',
  'RNAi',
  'simple_insert',
] as const
