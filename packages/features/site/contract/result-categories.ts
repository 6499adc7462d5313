import type { SearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { type AnyCard, type ResultCategoryName, type ResultSource, searchSources } from '@rosette/kinds/registry/search-cards.ts'
import { everythingType, searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import type { SitePath } from './site-pages.ts'

export type ResultCategory = Pick<SearchCard, 'call' | 'singular' | 'plural' | 'file'> & {
  source: ResultSource
  aliases: readonly string[]
  /** The form that searches it, and whether the page offers it (RESULTS-012, RESULTS-017, RESULTS-070). */
  form: { path: SitePath; isOffered: boolean }
}

/** Every category of `/results`, by the word its address has (document 3, section 2.1): those of the search box first. */
export const resultCategories = Object.fromEntries(
  searchSources
    .flatMap(({ card, source }): [string, ResultCategory][] => (card.category === null ? [] : [[card.category, toCategory(card, source)]]))
    .sort(([one], [other]) => indexOf(one) - indexOf(other)),
  // fromEntries loses the key type: the categories of the cards.
) as Readonly<Record<ResultCategoryName, ResultCategory>>

// Object.keys loses the key type.
export const resultCategoryNames = Object.keys(resultCategories) as [ResultCategoryName, ...ResultCategoryName[]]

/** The category that a word in an address stands for, or null. */
export function findResultCategory(word: string): ResultCategoryName | null {
  return resultCategoryNames.find((name) => name === word || resultCategories[name].aliases.includes(word)) ?? null
}

/** Why a word cannot name a list of results (EVERY-014). */
export function noListReason(word: string): string {
  if (word === everythingType.category) return 'Everything is not one list: save or export the results of one type.'
  return `There are no results of the category ${word}.`
}

function toCategory({ call, singular, plural, file, form, aliases = [] }: AnyCard, source: ResultSource): ResultCategory {
  const path: SitePath = form ? `/search/${form.category}` : '/search/overview'
  return { call, singular, plural, file, aliases, source, form: { path, isOffered: form?.isOffered ?? false } }
}

function indexOf(category: string): number {
  const words: readonly string[] = searchCategories
  return words.includes(category) ? words.indexOf(category) : words.length
}
