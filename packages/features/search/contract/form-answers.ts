import { FacetValue } from '@rosette/contract-kit/search/search-contract.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import { z } from 'zod'
import { resultCategories } from '../../site/contract/result-categories.ts'

/** Lists of a form whose values come from the records: the form's name for each, with the index field that holds the values. */
export function optionListsOf(category: FormCategory): Readonly<Record<string, string>> {
  return cardOf(resultCategories[category].source).optionLists ?? {}
}

/** The values that records have, most frequent first. */
export const OptionListsAnswer = z.object({ lists: z.record(z.string(), z.array(FacetValue)) }).meta({ id: 'OptionListsAnswer' })
export type OptionListsAnswer = z.infer<typeof OptionListsAnswer>

/** The documents' lists of ecotypes (document 3, section 7): names only, sorted. */
export const ecotypeLists = {
  germplasm_ecotypes: { category: 'germplasm', list: 'background_ecotype', operationId: 'listGermplasmEcotypes' },
  polymorphism_ecotypes: { category: 'polyallele', list: 'poly_between', operationId: 'listPolymorphismEcotypes' },
} as const satisfies Record<string, { category: FormCategory; list: string; operationId: string }>

/** How many records the criteria of a form match now. */
export const MatchCountRequest = z
  .object({ searchTerms: z.array(z.record(z.string().max(60), z.unknown())).max(40) })
  .meta({ id: 'MatchCountRequest' })

export const MatchCountAnswer = z.object({ total: z.int() }).meta({ id: 'MatchCountAnswer' })
