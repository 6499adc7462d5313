import { z } from 'zod'
import { keywordCategories } from '../vocabulary/keyword-categories.ts'
import { maxSuggestions } from './suggestion.ts'

/** An ontology term that a partly typed text may mean. */
export const TermSuggestion = z
  .object({ id: z.string(), name: z.string(), category: z.enum(keywordCategories) })
  .meta({ id: 'TermSuggestion' })
export type TermSuggestion = z.infer<typeof TermSuggestion>

export const TermSuggestAnswer = z.object({ terms: z.array(TermSuggestion).max(maxSuggestions) }).meta({ id: 'TermSuggestAnswer' })
export type TermSuggestAnswer = z.infer<typeof TermSuggestAnswer>
