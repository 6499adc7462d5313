import { type SearchCategory, searchCategories } from '@rosette/contract-kit/search-contract.ts'
import type { KindName } from '@rosette/kinds/registry/contract.ts'

/** Which records a type of the search box finds. Null: the type is known, and releases hold no such records yet. */
export const categoryKinds = {
  genes: 'locus',
  dna: null,
  keyword: null,
  protein: null,
  polyallele: null,
  ecotype: null,
  community: null,
  germplasm: 'germplasm',
  markers: null,
  vector: null,
  transposon: null,
} as const satisfies Record<SearchCategory, KindName | null>

/** What a search for records that no release holds is told, instead of "no matches". */
export function formatNotHeld(category: SearchCategory): string {
  const plural = searchCategories.find(({ value }) => value === category)?.plural ?? category
  return `This release holds no searchable ${plural} yet.`
}
