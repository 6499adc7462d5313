import type { FacetBar, FacetValue } from '@rosette/contract-kit/search/search-contract.ts'
import type { IndexDefinition } from '../index/index-definition.ts'

/**
 * What a visitor selected in one facet: hits have any of the included values and none of the excluded ones. For a numeric facet it is a
 * range with inclusive bounds.
 */
export type FacetFilter = {
  field: string
  include: readonly string[]
  exclude: readonly string[]
  from?: number | undefined
  to?: number | undefined
}

/** At most this many values of a facet are counted; the visitor's own are always among them. */
export const maxFacetValues = 100

type Buckets = { buckets: { key: string; doc_count: number }[] }
type Counted = Record<string, Buckets>

/**
 * Counts the values and histogram bars of all facets along with a search. A filter narrows the hits and every other facet, but not its own
 * facet, so that the values one could choose instead keep their counts. Facets with the same filters are counted together, and those without
 * any filter directly: each filter aggregation costs as much as another facet.
 */
export function facetAggregations(definition: IndexDefinition, filters: readonly FacetFilter[]): Record<string, object> {
  const fields = [...definition.facets, ...Object.keys(definition.ranges)]
  const isNarrowed = (field: string) => othersOf(field, filters).length > 0
  const ofFields = (chosen: readonly string[]) => Object.assign({}, ...chosen.map((field) => countsOf(definition, field, filters)))
  const hasOwn = (field: string) => filters.some((filter) => filter.field === field)
  const narrowedFields = fields.filter(isNarrowed)
  const [own, alike] = [narrowedFields.filter(hasOwn), narrowedFields.filter((field) => !hasOwn(field))]
  return {
    ...ofFields(fields.filter((field) => !isNarrowed(field))),
    ...(alike.length > 0 && { 'all filters': { filter: filterClause(filters), aggs: ofFields(alike) } }),
    ...Object.fromEntries(
      own.map((field) => [`but ${field}`, { filter: filterClause(othersOf(field, filters)), aggs: ofFields([field]) }]),
    ),
  }
}

/** Hits that pass all filters. */
export function filterClause(filters: readonly FacetFilter[]): object {
  return { bool: narrowed(filters) }
}

/** The counts in an answer: facet values and histogram bars. */
export function readFacets(
  definition: IndexDefinition,
  aggregations: Record<string, unknown> = {},
): { facets: Record<string, FacetValue[]>; ranges: Record<string, FacetBar[]> } {
  const counted = countedIn(aggregations)
  return { facets: valuesIn(counted, definition), ranges: barsIn(counted, definition) }
}

/** Most frequent first. A fixed list keeps its values without a match, with a count of 0. */
function valuesIn(counted: Counted, { facets }: IndexDefinition): Record<string, FacetValue[]> {
  const values = facets.map((field) => {
    const buckets = [...(counted[field]?.buckets ?? []), ...(counted[chosenName(field)]?.buckets ?? [])]
    const counts = new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))
    return [field, Array.from(counts, ([value, count]) => ({ value, count }))] as const
  })
  return Object.fromEntries(values)
}

/** From the smallest number to the largest. */
function barsIn(counted: Counted, { fields, ranges }: IndexDefinition): Record<string, FacetBar[]> {
  const spread = Object.entries(ranges).map(([field, edges]) => {
    // A bar of integers ends with the number before the next bar.
    const step = fields[field]?.mapping.type === 'long' ? 1 : 0
    const bars = (counted[field]?.buckets ?? []).map(({ doc_count: count }, index) => {
      const next = edges[index]
      return { from: edges[index - 1] ?? null, to: next === undefined ? null : next - step, count }
    })
    return [field, bars] as const
  })
  return Object.fromEntries(spread)
}

/** The counts of all fields, with or without a filter aggregation around them. */
function countedIn(aggregations: Record<string, unknown>): Counted {
  const around = Object.entries(aggregations).filter(([name]) => name.includes(' ') && !name.endsWith(' chosen'))
  // OpenSearch defines the shape, and facetAggregations requested it.
  return Object.assign({}, aggregations, ...around.map(([, inside]) => inside)) as Counted
}

function countsOf({ ranges, openFacets }: IndexDefinition, field: string, filters: readonly FacetFilter[]): Record<string, object> {
  const edges = ranges[field]
  if (edges) return { [field]: barsOf(field, edges) }
  const own = filters.filter((filter) => filter.field === field)
  const chosen = own.flatMap(({ include, exclude }) => [...include, ...exclude])
  const ofField = { field: facetField(field) }
  // Listing values without a match means visiting the values of all records.
  const least = openFacets.includes(field) ? 1 : 0
  return {
    [field]: { terms: { ...ofField, min_doc_count: least, size: maxFacetValues, order: [{ _count: 'desc' }, { _key: 'asc' }] } },
    ...(chosen.length > 0 && { [chosenName(field)]: { terms: { ...ofField, min_doc_count: 0, size: chosen.length, include: chosen } } }),
  }
}

function barsOf(field: string, edges: readonly number[]): object {
  const ranges = [...edges, undefined].map((to, index) => ({
    ...(index > 0 && { from: edges[index - 1] }),
    ...(to !== undefined && { to }),
  }))
  return { range: { field, ranges } }
}

function othersOf(field: string, filters: readonly FacetFilter[]): FacetFilter[] {
  return filters.filter((filter) => filter.field !== field)
}

function chosenName(field: string): string {
  return `${field} chosen`
}

function narrowed(filters: readonly FacetFilter[]): object {
  return {
    filter: [
      ...filters.flatMap(({ field, include }) => (include.length === 0 ? [] : [{ terms: { [facetField(field)]: include } }])),
      ...filters.flatMap(rangeClause),
    ],
    must_not: filters.flatMap(({ field, exclude }) => (exclude.length === 0 ? [] : [{ terms: { [facetField(field)]: exclude } }])),
  }
}

function rangeClause({ field, from, to }: FacetFilter): object[] {
  if (from === undefined && to === undefined) return []
  return [{ range: { [field]: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) } } }]
}

function facetField(field: string): string {
  return `${field}.facet`
}
