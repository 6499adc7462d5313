import type { SearchCategory } from '@rosette/contract-kit/search-contract.ts'
import { type KindName, kindNames } from '@rosette/kinds/registry/contract.ts'
import { searchCards } from '@rosette/kinds/registry/search-cards.ts'
import type { z } from 'zod'

/** A kind whose records the search box finds, and one row of such a search. */
export type SearchedKind = { name: KindName; category: SearchCategory; hit: z.ZodObject }

export const searchedKinds: readonly SearchedKind[] = kindNames.flatMap((name) => {
  const card = searchCards[name]
  return card?.category ? [{ name, category: card.category, hit: card.hit }] : []
})

/** Which records a type of the search box finds. Every type has its kind; a test of the registry keeps it so. */
export function searchedKindOf(category: SearchCategory): SearchedKind {
  const kind = searchedKinds.find((searched) => searched.category === category)
  if (!kind) throw new Error(`No kind is found by the type ${category} of the search box`)
  return kind
}
