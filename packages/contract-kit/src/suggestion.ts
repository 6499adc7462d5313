import { z } from 'zod'
import { identifierTypes } from './identifier-types.ts'
import { RecordRef } from './record-ref.ts'
import { maxSearchText, searchCategoryValues } from './search-contract.ts'

/** A record that a half-typed text may mean, and by which of its names. */
export const Suggestion = z
  .object({
    record: RecordRef,
    /** The name that matched. Names from the identifier table stand as they are compared: in upper case. */
    name: z.string(),
    by: z.enum(identifierTypes),
    isExact: z.boolean(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>

/** As many as the search box shows. */
export const maxSuggestions = 8

/** GET suggest: records of the chosen type first, then those of other types. */
export const SuggestRequest = z.object({
  text: z.string().trim().min(1).max(maxSearchText).describe('What was typed so far'),
  category: z.enum(searchCategoryValues).default('genes').describe('The chosen type of the search box'),
})
export type SuggestRequest = z.infer<typeof SuggestRequest>

export const SuggestAnswer = z.object({ suggestions: z.array(Suggestion).max(maxSuggestions) }).meta({ id: 'SuggestAnswer' })
export type SuggestAnswer = z.infer<typeof SuggestAnswer>
