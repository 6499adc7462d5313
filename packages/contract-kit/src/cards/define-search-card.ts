import type { z } from 'zod'
import type { GenomeRegion } from '../records/genome-bins.ts'
import type { SortOrder } from '../search/search-contract.ts'

/**
 * How records of a kind, or the rows of a listing (annotations, changes of names), are searched: addresses, names, one row of such a search,
 * the columns of its table and file, what is requested, and what is counted beside the hits.
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
  /** The order of what a form finds before anyone chose one; by relevance if it is left out. */
  firstSort?: SortOrder
  /** How its rows are shown on the genome; null if they have no positions. */
  genome: GenomeCard | null
}

export type GenomeCard = {
  /** What its form asks for to find the rows of a region; null if it cannot. */
  criteriaWithin: ((region: GenomeRegion) => Readonly<Record<string, unknown>>) | null
}

/** Kept apart from the identity card and the search entry, which every page loads. */
export function defineSearchCard<const Category extends string | null, const Form extends string = never>(
  card: SearchCard<Category, Form>,
): SearchCard<Category, Form> {
  return card
}

/** A result column as data: the table on the web and the streamed file on the server draw from the same list. */
export type Column<Hit> = {
  id: string
  label: string
  /** Plain text of the cell; lists are joined by the reader's eye: `; `. */
  text(hit: Hit): string
  isSortable: boolean
  /** Set where a value that is not recorded reads as one that is: a list that is whole is then sorted by what it shows. */
  isSortedAsShown?: boolean
  /** Whether its values are numbers, which stand at the right. */
  isNumeric?: boolean
  /** Whether the table shows it only on request; a file always has it. */
  isOnRequest?: boolean
  /** The column before it whose cell shows it as a second line, to save width; a file has it as a column of its own. */
  within?: string
}

export function defineColumns<Hit>(columns: readonly Column<Hit>[]): readonly Column<Hit>[] {
  return columns
}

/** A name and the key of its record as search hits carry them, joined by an underscore: `AT4G18960_2117144`. */
type NameAndKey = { name: string; key: number | null }

/** Parted at the last underscore, since names have some, too. A name without key has no record to link to. */
export function parseNameAndKey(joined: string): NameAndKey {
  const { name, key } = /^(?<name>.+)_(?<key>\d{1,15})$/s.exec(joined)?.groups ?? {}
  return name === undefined ? { name: joined, key: null } : { name, key: Number(key) }
}

/** How a value of a facet reads: as it is written, or with a label of its own. */
type ValueLabels = Readonly<Record<string, string>> | ((value: string) => string)

/** A field of an index whose values are counted beside the hits. */
export type Facet = {
  label: string
  /** Labels of its values; left out where a value reads as it is written. */
  values?: ValueLabels
  /** Whether its values are an open list: of thousands, only those that occur in hits are useful. */
  isOpen?: true
  /** Whether its values have an order of their own, by which they are easier to find than by their counts. */
  isOrdered?: true
  /** For numbers, which are counted in bars: where each bar but the first begins. */
  edges?: readonly number[]
  /** Whether its numbers are written without separators of thousands. */
  isYear?: true
}

export type Facets = Readonly<Record<string, Facet>>

/** The facets of an index, with their labels. The server counts these fields and no others; the web shows their labels. */
export function defineFacets<const Definition extends Facets>(facets: Definition): Definition {
  return facets
}

/** Counted where a kind has published records and made-up ones: made-up ones can be left out (TRUTH-009). */
export const originFacet = {
  label: 'Origin',
  values: { published: 'published', made_up: 'made up for demonstration' },
  isOpen: true,
} as const satisfies Facet

export const yesOrNo = { true: 'yes', false: 'no' }

/** `point_mutation` → `point mutation`. A name such as `SALK_012` has no words to part. */
export function withBlanks(value: string): string {
  return /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value
}
