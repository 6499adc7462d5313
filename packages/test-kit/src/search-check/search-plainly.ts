import type { FacetChoice, Filters, SortOrder } from '@rosette/contract-kit/search-contract.ts'
import { compareNames, compareRows } from './compare-rows.ts'
import { textsOf } from './fold-text.ts'
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
}

/** A search as a person would do it with all documents on the table: look at each, keep what fits, sort, count. */
export function searchPlainly({ definition, documents }: SearchDocuments, search: PlainSearch): PlainAnswer {
  const { rankOf, isRanked, filters = {}, sort = [] } = search
  const matching = documents.map((document) => ({ document, rank: rankOf(document) })).filter(({ rank }) => rank > 0)
  const rows = matching.filter(({ document }) => passes(document, Object.entries(filters)))
  const compare = sort.length > 0 ? compareRows(definition, sort) : compareNames(definition)
  const isByRank = isRanked && sort.length === 0
  const facets = definition.facets.map((facet) => {
    const others = Object.entries(filters).filter(([field]) => field !== facet)
    return [
      facet,
      countValues(
        matching.map(({ document }) => document).filter((document) => passes(document, others)),
        facet,
      ),
    ] as const
  })
  return {
    rows: rows.toSorted((one, other) => (isByRank ? other.rank - one.rank : 0) || compare(one.document, other.document)),
    facets: Object.fromEntries(facets),
  }
}

function passes(document: SearchDocument, filters: readonly (readonly [string, FacetChoice])[]): boolean {
  return filters.every(([field, { include = [], exclude = [] }]) => {
    const values = new Set(textsOf(document, field))
    return (include.length === 0 || include.some((value) => values.has(value))) && !exclude.some((value) => values.has(value))
  })
}

function countValues(documents: readonly SearchDocument[], field: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents) {
    for (const value of new Set(textsOf(document, field))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
