import { searchAnswer, searchOptions } from '@rosette/contract-kit/search/search-contract.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { cardOf, type ResultCategoryName, type ResultSource, searchSources } from '@rosette/kinds/registry/search-cards.ts'
import { searchCategories, searchTypes } from '@rosette/kinds/registry/search-entries.ts'
import { z } from 'zod'
import { resultCategories, resultCategoryNames } from '../../site/contract/result-categories.ts'

/** A call below `/api/search/`, and what it searches: for `dna` the category among the terms decides. */
export type SearchCall = { path: string; operationId: string; summary: string; sources: Readonly<Record<string, ResultSource>> }

const calls = [...new Set(resultCategoryNames.map((name) => resultCategories[name].call))]

/** Every search call of the documents but `general` (document 1, section 7). */
export const searchCalls: readonly SearchCall[] = [
  ...calls.map((path) =>
    callOf(
      path,
      resultCategoryNames.filter((name) => resultCategories[name].call === path),
    ),
  ),
  {
    ...callOf('annotation', ['annotations']),
    path: 'free/annotation',
    operationId: 'searchFreeAnnotation',
    summary: 'Count annotations for a record page',
  },
  ...searchSources
    .filter(({ card }) => card.category === null)
    .map(({ card, source }) => ({
      path: card.call,
      operationId: operationIdOf(card.call),
      summary: `List ${card.plural}`,
      sources: { all: source },
    })),
]

function callOf(path: string, names: readonly ResultCategoryName[]): SearchCall {
  return {
    path,
    operationId: operationIdOf(path),
    summary: `Find ${names.map((name) => resultCategories[name].plural).join(' or ')} by the criteria of their form`,
    sources: Object.fromEntries(names.map((name) => [name === 'dna' ? 'clone' : name, resultCategories[name].source])),
  }
}

function operationIdOf(path: string): string {
  const words = path.split(/[/_]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `search${words.join('')}`
}

/** POST search/general: `searchText` and `category` stand where other calls have `searchTerms` (GENERAL-011). */
export const GeneralSearchRequest = z
  .object({ searchText: z.string().trim().min(1).max(maxSearchText), category: z.enum(searchCategories), ...searchOptions })
  .meta({ id: 'GeneralSearchRequest' })
export type GeneralSearchRequest = z.input<typeof GeneralSearchRequest>

/** A row of any searched kind; which one follows from the category requested. */
export const GeneralSearchHit = z.union(searchTypes.map(({ kind }) => cardOf({ kind }).hit))
export type GeneralSearchHit = z.infer<typeof GeneralSearchHit>

/** POST search/general answers rows of one kind, the one of the category requested. */
export const GeneralSearchAnswer = searchAnswer(GeneralSearchHit).meta({ id: 'GeneralSearchAnswer' })
export type GeneralSearchAnswer = z.infer<typeof GeneralSearchAnswer>
