import { z } from 'zod'
import { leastTyped } from '../../members/contract/affiliations.ts'

const typed = z
  .string()
  .trim()
  .max(200)
  // PostgreSQL refuses a text with a NUL, and names have no control characters.
  .refine((text) => !/\p{Cc}/u.test(text), 'must be plain text')

export const SymbolQuery = z.object({ geneClassSymbol: typed.min(1) })

export const SuggestionQuery = z.object({ searchTerm: typed.min(leastTyped) })

/** API-058: any row means that the symbol is taken, by a class of the release or by a submission. */
export const TakenSymbol = z.object({ SYMBOL: z.string(), STATUS: z.enum(['registered', 'pending']) }).meta({ id: 'TakenSymbol' })
export type TakenSymbol = z.infer<typeof TakenSymbol>

/** API-059. */
export const GeneSuggestion = z
  .object({ REPRESENTATIVE_GENE_MODEL: z.string().nullable(), NAME: z.string(), GENE_ID: z.int() })
  .meta({ id: 'GeneSuggestion' })
export type GeneSuggestion = z.infer<typeof GeneSuggestion>

/** API-060. */
export const PublicationSuggestion = z
  .object({ TITLE: z.string(), REFERENCE_ID: z.int(), PUBMED_ID: z.int().nullable(), DOI: z.string().nullable() })
  .meta({ id: 'PublicationSuggestion' })
export type PublicationSuggestion = z.infer<typeof PublicationSuggestion>
