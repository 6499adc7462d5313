import type { z } from 'zod'
import type { Column } from './define-columns.ts'
import type { Facets } from './define-facets.ts'

/**
 * How records of a kind, or the rows of a listing (annotations, changes of names), are searched: addresses, names, one row of such a search,
 * the columns of its table and file, what is asked for, and what is counted beside the hits.
 */
export type SearchCard<Category extends string | null = string | null, Form extends string = string> = {
  /** The word in the address of its results; null if it has no results page and its own list shows it (DATA-009, DATA-010). */
  category: Category
  /** The same category by another word (RESULTS-046). */
  aliases?: readonly string[]
  /** Below `/api/search/` (RESULTS-045). */
  call: string
  singular: string
  plural: string
  /** The category word in the names of its files (RESULTS-071), and whether the page offers files (RESULTS-013). */
  file: { word: string; isOffered: boolean }
  /** The category whose form searches it, and whether the page of results offers it (RESULTS-012, RESULTS-017, RESULTS-070); null for none. */
  form: { category: Form; isOffered: boolean } | null
  /** One sentence on the page of its form for web searches and shared links, if it has a form of its own. */
  description: string | null
  /** Lists of its form whose values come from the records, by the name that the form has for them, with the field that holds them. */
  optionLists?: Readonly<Record<string, string>>
  /** One row as a search sends it. */
  hit: z.ZodObject
  /** The columns of its table and file. */
  columns: readonly Column<unknown>[]
  /** What its form asks for. */
  criteria: z.ZodObject
  facets: Facets
}

/** Kept apart from the identity card and the search entry, which every page loads. */
export function defineSearchCard<const Category extends string | null, const Form extends string = never>(
  card: SearchCard<Category, Form>,
): SearchCard<Category, Form> {
  return card
}
