import { maxSearchText } from '../search/search-text.ts'
import { type Query, withQuery } from './with-query.ts'

export type Criteria = Readonly<Record<string, unknown>>

/** Where a page finds its search: in its address, in the browser’s storage, or among the saved searches. */
export type SearchReference = { searchText: string } | { criteria: Criteria } | { key: string } | { savedId: string }
type ReferenceParts = { searchText?: string; criteria?: Criteria; key?: string; savedId?: string }

/** The address of the results of a search, with the parameters of a view of them. */
export function resultsPath(category: string, reference: SearchReference, view: Query = {}): string {
  const { searchText }: ReferenceParts = reference
  return withQuery('/results', {
    mainType: searchText === undefined ? 'detail' : 'general',
    searchText,
    category,
    ...criteriaParams(reference),
    ...view,
  })
}

/** The criteria of a search as results and forms have them in their addresses. */
export function criteriaParams(reference: SearchReference): Query {
  const { key, savedId, criteria }: ReferenceParts = reference
  return { key, search: savedId, search_params: criteria && JSON.stringify(criteria) }
}

/** Address of a general search, or null if there is nothing to search for (GENERAL-003, GENERAL-006 to 008). */
export function generalSearchPath(text: string, category: string): string | null {
  const searchText = text.trim().slice(0, maxSearchText)
  return searchText === '' ? null : resultsPath(category, { searchText })
}
