/** The two types of gene class symbols, as the form names them (SYMBOL-004). */
export const symbolTypes = ['Mutant Phenotype Symbol', 'Gene Product Symbol'] as const

export type SymbolType = (typeof symbolTypes)[number]

export const symbolTexts = {
  invalid: 'Invalid symbol: Must be 2-5 uppercase letters and cannot start with "AT".',
  typeMissing: 'Symbol type cannot be empty.',
  taken:
    'This gene class symbol already exists in the database. If you wish to submit this symbol despite the conflict, contact a TAIR curator.',
  notAllowed: 'Your account is not enabled for gene class symbol registration.',
} as const

/** What is wrong with a symbol, or null (SYMBOL-006). `AT` is the species, not the gene. */
export function checkSymbol(symbol: string): string | null {
  return /^(?!AT)[A-Z]{2,5}$/.test(symbol) ? null : symbolTexts.invalid
}

/** SYMBOL-005: case is normalised while typing. */
export function toSymbol(typed: string): string {
  return typed.trim().toUpperCase()
}
