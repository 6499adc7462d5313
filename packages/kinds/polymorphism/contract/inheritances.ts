/** DATA-076. */
export const inheritances = ['dominant', 'incompletely dominant', 'recessive'] as const

export type Inheritance = (typeof inheritances)[number]

/** The form writes incompletely_dominant (FPOLY-009). Null for a word we do not know. */
export function parseInheritance(text: string): Inheritance | null {
  const words = text.trim().toLowerCase().replaceAll('_', ' ')
  return inheritances.find((inheritance) => inheritance === words) ?? null
}
