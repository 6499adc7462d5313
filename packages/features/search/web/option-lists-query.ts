import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import { queryOptions } from '@tanstack/react-query'
import { OptionListsAnswer, optionListsOf } from '../contract/option-lists.ts'

/** Values that records have, for the lists of a form; a form without such lists asks for nothing. */
export function optionListsQuery(category: FormCategory) {
  return queryOptions({
    queryKey: ['search-options', category],
    queryFn: ({ signal }) => fetchJson(OptionListsAnswer, { path: `search-options/${category}`, signal }),
    enabled: Object.keys(optionListsOf(category)).length > 0,
    staleTime: 600_000,
    retry: false,
  })
}
