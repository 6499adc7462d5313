import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { OptionListsAnswer, optionLists } from '../contract/option-lists.ts'
import type { FormCategory } from '../contract/search-forms.ts'

/** Values that records have, for the lists of a form; a form without such lists asks for nothing. */
export function optionListsQuery(category: FormCategory) {
  return queryOptions({
    queryKey: ['search-options', category],
    queryFn: ({ signal }) => fetchJson(OptionListsAnswer, { path: `search-options/${category}`, signal }),
    enabled: optionLists[category] !== undefined,
    staleTime: 600_000,
    retry: false,
  })
}
