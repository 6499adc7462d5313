import { z } from 'zod'
import { Filters } from './search-contract.ts'
import { maxSearchText } from './suggestion.ts'

/** Keys one can tick by hand; more are chosen with the search that finds them. */
const maxTicked = 10_000
const keys = z.array(z.int().min(1)).max(maxTicked)

/** The genes that a list is asked for: those that were ticked, or all that a search finds but for those that were ticked off again. */
export const GeneSelection = z.union([
  z.strictObject({ keys: keys.min(1) }),
  z.strictObject({
    /** A general search, or the terms of the gene form. */
    search: z.union([
      z.strictObject({ searchText: z.string().trim().min(1).max(maxSearchText), filters: Filters.optional() }),
      z.strictObject({ searchTerms: z.array(z.record(z.string().max(60), z.unknown())).max(40), filters: Filters.optional() }),
    ]),
    except: keys.optional(),
  }),
])
export type GeneSelection = z.infer<typeof GeneSelection>
