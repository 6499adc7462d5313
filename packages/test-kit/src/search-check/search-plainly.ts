import type { FacetChoice, Filters, SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { compareNames, compareRows } from './compare-rows.ts'
import { textsOf, valuesOf } from './fold-text.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'

export type PlainSearch = {
  /** How well a document matches: 0 not at all. */
  rankOf(document: SearchDocument): number
  /** Whether better ones come first; rows of one rank are in no order of their own. */
  isRanked: boolean
  filters?: Filters | undefined
  sort?: readonly SortOrder[] | undefined
}

export type PlainRow = { document: SearchDocument; rank: number }

export type PlainAnswer = {
  /** All of them, in order. */
  rows: readonly PlainRow[]
  /** Facet → value → how many documents have it. */
  facets: Readonly<Record<string, ReadonlyMap<string, number>>>
  /** Number → how many documents have one below the first edge, from it to the second, and so on. */
  ranges: Readonly<Record<string, readonly number[]>>
}

/** A search as a person would do it with all documents on the table: look at each, keep what fits, sort, count. */
export function searchPlainly({ definition, documents }: SearchDocuments, search: PlainSearch): PlainAnswer {
  const { rankOf, isRanked, filters = {}, sort = [] } = search
  const matching = documents.map((document) => ({ document, rank: rankOf(document) })).filter(({ rank }) => rank > 0)
  const rows = matching.filter(({ document }) => passes(document, Object.entries(filters)))
  const compare = sort.length > 0 ? compareRows(definition, sort) : compareNames(definition)
  const isByRank = isRanked && sort.length === 0
  // A filter changes nothing in its own facet.
  const countedFor = (facet: string) => {
    const others = Object.entries(filters).filter(([field]) => field !== facet)
    return matching.map(({ document }) => document).filter((document) => passes(document, others))
  }
  const facets = definition.facets.map((facet) => [facet, countValues(countedFor(facet), facet)] as const)
  const ranges = Object.entries(definition.ranges).map(([field, edges]) => [field, countBars(countedFor(field), field, edges)] as const)
  return {
    rows: rows.toSorted((one, other) => (isByRank ? other.rank - one.rank : 0) || compare(one.document, other.document)),
    facets: Object.fromEntries(facets),
    ranges: Object.fromEntries(ranges),
  }
}

function passes(document: SearchDocument, filters: readonly (readonly [string, FacetChoice])[]): boolean {
  return filters.every(([field, { include = [], exclude = [], from, to }]) => {
    const values = new Set(textsOf(document, field))
    const isWanted = include.length === 0 || include.some((value) => values.has(value))
    return isWanted && !exclude.some((value) => values.has(value)) && isBetween(numberOf(document, field), from, to)
  })
}

function isBetween(number: number | null, from: number | undefined, to: number | undefined): boolean {
  if (from === undefined && to === undefined) return true
  return number !== null && number >= (from ?? number) && number <= (to ?? number)
}

function numberOf(document: SearchDocument, field: string): number | null {
  const [value] = valuesOf(document, field)
  return typeof value === 'number' ? value : null
}

function countBars(documents: readonly SearchDocument[], field: string, edges: readonly number[]): number[] {
  const counts = [0, ...edges.map(() => 0)]
  for (const document of documents) {
    const number = numberOf(document, field)
    if (number === null) continue
    const bar = edges.filter((edge) => edge <= number).length
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return counts
}

function countValues(documents: readonly SearchDocument[], field: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents) {
    for (const value of new Set(textsOf(document, field))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
