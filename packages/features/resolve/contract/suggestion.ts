import { identifierTypes } from '@rosette/contract-kit/identifier-types.ts'
import { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import { z } from 'zod'

/** A record that a half-typed text may mean, and by which of its names. */
export const Suggestion = z
  .object({
    record: RecordRef,
    /** The name that begins with the text, as it is compared: in upper case. */
    name: z.string(),
    by: z.enum(identifierTypes),
    isExact: z.boolean(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>

/** As many as the search box shows. */
export const maxSuggestions = 8
