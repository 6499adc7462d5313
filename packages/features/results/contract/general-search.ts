import { searchAnswer, searchOptions } from '@rosette/contract-kit/search/search-contract.ts'
import { maxSearchText } from '@rosette/contract-kit/search/suggestion.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { searchCategories, searchTypes } from '@rosette/kinds/registry/search-entries.ts'
import { z } from 'zod'

/** POST search/general: `searchText` and `category` stand where other calls have `searchTerms` (GENERAL-011). */
export const GeneralSearchRequest = z
  .object({ searchText: z.string().trim().min(1).max(maxSearchText), category: z.enum(searchCategories), ...searchOptions })
  .meta({ id: 'GeneralSearchRequest' })
export type GeneralSearchRequest = z.input<typeof GeneralSearchRequest>

/** A row of any searched kind; which one follows from the category asked for. */
export const GeneralSearchHit = z.union(searchTypes.map(({ kind }) => cardOf({ kind }).hit))
export type GeneralSearchHit = z.infer<typeof GeneralSearchHit>

/** POST search/general answers rows of one kind, the one of the category asked for. */
export const GeneralSearchAnswer = searchAnswer(GeneralSearchHit).meta({ id: 'GeneralSearchAnswer' })
export type GeneralSearchAnswer = z.infer<typeof GeneralSearchAnswer>
