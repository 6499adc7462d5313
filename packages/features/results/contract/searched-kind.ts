import type { SearchCategory } from '@rosette/contract-kit/search-contract.ts'
import { type KindName, kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import type { z } from 'zod'

/** A kind whose records the search box finds, and one row of such a search. */
export type SearchedKind = { name: KindName; category: SearchCategory; hit: z.ZodObject }

export const searchedKinds: readonly SearchedKind[] = kindNames.flatMap((name) => {
  const { search } = kinds[name]
  return search?.category ? [{ name, category: search.category, hit: search.hit }] : []
})

/** Which records a type of the search box finds. Every type has its kind; a test of the registry keeps it so. */
export function searchedKindOf(category: SearchCategory): SearchedKind {
  const kind = searchedKinds.find((searched) => searched.category === category)
  if (!kind) throw new Error(`No kind is found by the type ${category} of the search box`)
  return kind
}
