import { Filters, SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { z } from 'zod'
import { noListReason, resultCategoryNames } from '../../site/contract/result-categories.ts'

const keys = z.array(z.int().min(1)).max(10_000)

/**
 * Everything that defines a list of results, for a shared link or a file: either a text from the search box
 * or the terms of a form.
 */
export const SavedSearch = z
  .strictObject({
    category: z.enum(resultCategoryNames, { error: ({ input }) => noListReason(String(input)) }),
    searchText: z.string().trim().min(1).max(maxSearchText).optional(),
    searchTerms: z
      .array(z.record(z.string().max(60), z.unknown()))
      .max(40)
      .optional(),
    filters: Filters.optional(),
    sort: z.array(SortOrder).max(3).optional(),
    /** Of its rows only these, or all but these: what was ticked on the page. */
    only: keys.min(1).optional(),
    except: keys.min(1).optional(),
  })
  .refine(({ searchText, searchTerms }) => (searchText === undefined) !== (searchTerms === undefined), {
    error: 'A search has either a searchText or searchTerms.',
  })
  .refine(({ only, except }) => only === undefined || except === undefined, { error: 'A search has either only or except.' })
  .meta({ id: 'SavedSearch' })
export type SavedSearch = z.infer<typeof SavedSearch>

/** The hash of a search's content: the same search has the same id. */
export const SavedSearchId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

export const SavedSearchAnswer = z.object({ id: SavedSearchId }).meta({ id: 'SavedSearchAnswer' })
