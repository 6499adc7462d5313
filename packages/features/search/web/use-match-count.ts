import { useDebouncedValue } from '@mantine/hooks'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import type { Criteria } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MatchCountAnswer } from '../contract/form-answers.ts'

/** How long criteria must be unchanged before they are counted. */
export const countPauseMs = 300

/** A longer list is counted only on submit: sending it with every keystroke would cost too much. */
const longestCounted = 20_000

/** `isOld` while the number belongs to the previous criteria. */
export type MatchCount = { total: number; isOld: boolean } | null

/**
 * How many records the criteria match now. A count for criteria that have changed since is cancelled; a failure is not
 * shown, because the search itself will report it.
 */
export function useMatchCount(category: FormCategory, criteria: Criteria): MatchCount {
  const written = JSON.stringify(criteria)
  const [standing] = useDebouncedValue(written, countPauseMs)
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['match-count', category, standing],
    queryFn: ({ signal }) =>
      fetchJson(MatchCountAnswer, { path: `match-counts/${category}`, body: { searchTerms: toSearchTerms(JSON.parse(standing)) }, signal }),
    enabled: standing.length <= longestCounted,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  if (!data || isError || written.length > longestCounted) return null
  return { total: data.total, isOld: isPlaceholderData || standing !== written }
}
