import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { resultCategories } from '../../contract/result-categories.ts'
import type { AskedIn } from './results-query.ts'

/** The form of a category, filled in with the criteria of this search; empty if the search came from the search box or another form. */
export function newSearchPath(category: ResultCategoryName, asked: AskedIn): string {
  const { path } = resultCategories[category].form
  if ('searchText' in asked || path !== `/search/${category}`) return path
  return `${path}?${new URLSearchParams([carriedBy(asked)])}`
}

function carriedBy(asked: Exclude<AskedIn, { searchText: string }>): [name: string, value: string] {
  if ('key' in asked) return ['key', asked.key]
  return 'savedId' in asked ? ['search', asked.savedId] : ['search_params', JSON.stringify(asked.criteria)]
}
