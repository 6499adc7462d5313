import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/search-term-row.ts'
import { z } from 'zod'

/** Criteria of the transposon form (document 3, section 3.1): three texts, each with its method. */
export const TransposonCriteria = z.object({
  type_name: TextMethodWord.optional(),
  input_name: SearchInput.optional(),
  type_family: TextMethodWord.optional(),
  input_family: SearchInput.optional(),
  type_super: TextMethodWord.optional(),
  input_super: SearchInput.optional(),
})
export type TransposonCriteria = z.infer<typeof TransposonCriteria>
