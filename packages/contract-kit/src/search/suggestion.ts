import { z } from 'zod'
import { identifierTypes, RecordRef } from '../kind/record-ref.ts'

/** A record that a half-typed text may mean, and by which of its names. */
export const Suggestion = z
  .object({
    record: RecordRef,
    /** The name that matched. Names from the identifier table stand as they are compared: in upper case. */
    name: z.string(),
    by: z.enum(identifierTypes),
    isExact: z.boolean(),
    /** The main symbol of a gene, and what it stands for. */
    symbol: z.string().nullable().optional(),
    fullName: z.string().nullable().optional(),
    /** The stocks of an ecotype: several can have one name. */
    stocks: z.array(z.string()).optional(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>

/** As many as the search box shows. */
export const maxSuggestions = 8

export const SuggestAnswer = z.object({ suggestions: z.array(Suggestion).max(maxSuggestions) }).meta({ id: 'SuggestAnswer' })
export type SuggestAnswer = z.infer<typeof SuggestAnswer>
