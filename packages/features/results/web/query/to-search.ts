import type { Search, SearchedFor } from '@rosette/api-client/search-query.ts'
import { toSearchTerms } from '@rosette/contract-kit/search-terms.ts'
import { type SearchCategory, searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import { resultCategories } from '../../contract/result-categories.ts'
import type { SavedSearch } from '../../contract/saved-search.ts'
import type { ResultsQuery } from './results-query.ts'
import type { Asked } from './use-asked.ts'

/** The call that a view of results makes (RESULTS-045, RESULTS-069). */
export function toSearch({ category, page, pageSize, sort, filters, cursor }: ResultsQuery, asked: Asked): Search {
  const { call, ...searched } = searchedFor(category, asked)
  return {
    call,
    what: { ...searched.what, ...(Object.keys(filters).length > 0 && { filters }) },
    options: {
      ...(cursor === null ? { page } : { cursor }),
      pageSize,
      ...(sort && { sort: [sort] }),
      facets: true,
      highlight: true,
    },
  }
}

/** The same search without its filters, of which only the number of hits is wanted. */
export function toCount({ category }: Pick<ResultsQuery, 'category'>, asked: Asked): Search {
  return { ...searchedFor(category, asked), options: { matchCount: true, facets: true } }
}

/** The list that files and further searches are made of. */
export function toSavedSearch({ category, filters, sort }: Pick<ResultsQuery, 'category' | 'filters' | 'sort'>, asked: Asked): SavedSearch {
  const { what } = searchedFor(category, asked)
  return {
    category,
    ...('searchText' in what ? { searchText: what.searchText } : { searchTerms: what.searchTerms }),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(sort && { sort: [sort] }),
  }
}

function searchedFor(category: ResultsQuery['category'], asked: Asked): { call: string; what: SearchedFor } {
  if ('searchText' in asked) {
    return { call: 'general', what: { searchText: asked.searchText, category: boxCategory(category) } }
  }
  const { call } = resultCategories[category]
  // API-018: clones and vectors share a call, and the terms say which are meant.
  const kind = call === 'dna' ? { category: category === 'vector' ? 'vector' : 'clone' } : {}
  return { call, what: { searchTerms: toSearchTerms({ ...asked.criteria, ...kind }) } }
}

function boxCategory(category: ResultsQuery['category']): SearchCategory {
  const known = searchCategories.find((value) => value === category)
  if (!known) throw new Error(`The search box has no type ${category}`)
  return known
}
