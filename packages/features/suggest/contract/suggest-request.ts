import { maxSearchText } from '@rosette/contract-kit/search/suggestion.ts'
import { searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import { z } from 'zod'

/** GET suggest: records of the chosen type first, then those of other types. */
export const SuggestRequest = z.object({
  text: z.string().trim().min(1).max(maxSearchText).describe('What was typed so far'),
  category: z.enum(searchCategories).default('genes').describe('The chosen type of the search box'),
})
