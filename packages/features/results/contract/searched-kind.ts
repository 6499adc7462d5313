import { type SearchCategory, searchCategories } from '@rosette/contract-kit/search-contract.ts'
import { type KindName, kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import type { z } from 'zod'

/** A kind whose records the search box finds, and one row of such a search. */
export type SearchedKind = { name: KindName; category: SearchCategory; hit: z.ZodObject }

export const searchedKinds: readonly SearchedKind[] = kindNames.flatMap((name) => {
  const { search } = kinds[name]
  return search?.category ? [{ name, category: search.category, hit: search.hit }] : []
})

/** Which records a type of the search box finds. Null: the type is known, and releases hold no such records yet. */
export function findSearchedKind(category: SearchCategory): SearchedKind | null {
  return searchedKinds.find((kind) => kind.category === category) ?? null
}

/** What a search for records that no release holds is told, instead of "no matches". */
export function formatNotHeld(category: SearchCategory): string {
  const plural = searchCategories.find(({ value }) => value === category)?.plural ?? category
  return `This release holds no searchable ${plural} yet.`
}
