import { type KindName, kinds } from '@rosette/kinds/registry/contract.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { z } from 'zod'
import { resultCategories, resultCategoryNames } from '../../site/contract/result-categories.ts'

/** Each kind that has lists, with the category of results that shows its records. People are left out: nobody collects them here. */
const categoryOf = new Map<KindName, ResultCategoryName>(
  resultCategoryNames.flatMap((category) => {
    const { source } = resultCategories[category]
    return 'kind' in source && !kinds[source.kind].isOfPeople ? [[source.kind, category]] : []
  }),
)

// A map with entries has a first key.
export const listKinds = [...categoryOf.keys()] as [KindName, ...KindName[]]

/** A kind of record that has lists: any with a category of results. */
export const ListKind = z.enum(listKinds, { error: ({ input }) => `A list cannot have records of the kind ${String(input)}.` })
export type ListKind = z.infer<typeof ListKind>

/** Where the records of a list are shown, narrowed and downloaded. */
export function listCategoryOf(kind: ListKind): ResultCategoryName {
  const category = categoryOf.get(kind)
  if (category === undefined) throw new Error(`A list cannot have records of the kind ${kind}`)
  return category
}
