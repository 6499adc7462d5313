import type { FacetValue } from '@rosette/contract-kit/search-contract.ts'
import type { IndexDefinition } from './index-definition.ts'

/** What a visitor ticked in one facet: hits have one of the included values, where there are any, and none of the excluded. */
export type FacetFilter = { field: string; include: readonly string[]; exclude: readonly string[] }

/** Most values of a facet that are counted; the visitor's own are always among them. */
export const maxFacetValues = 100

type Facet = { values: Buckets; chosen?: Buckets }
type Buckets = { buckets: { key: string; doc_count: number }[] }

/**
 * Counts the values of all facets beside a search. The filters narrow the hits and every other facet; in a facet of its own a filter
 * changes nothing, so that the values one could choose instead keep their counts.
 */
export function facetAggregations(definition: IndexDefinition, filters: readonly FacetFilter[]): Record<string, object> {
  return Object.fromEntries(definition.facets.map((field) => [field, facetAggregation(field, filters)]))
}

/** Hits that pass all filters. */
export function filterClause(filters: readonly FacetFilter[]): object {
  return { bool: narrowed(filters) }
}

/** The counts of an answer, most frequent first; values without a match stay, with 0. */
export function readFacets(definition: IndexDefinition, aggregations: Record<string, unknown> = {}): Record<string, FacetValue[]> {
  const facets = definition.facets.map((field) => {
    // The shape is the engine's own, and facetAggregations asked for it.
    const { values, chosen } = aggregations[field] as Facet
    const counted = new Map([...values.buckets, ...(chosen?.buckets ?? [])].map(({ key, doc_count }) => [key, doc_count]))
    return [field, Array.from(counted, ([value, count]) => ({ value, count }))] as const
  })
  return Object.fromEntries(facets)
}

function facetAggregation(field: string, filters: readonly FacetFilter[]): object {
  const own = filters.filter((filter) => filter.field === field)
  const chosen = own.flatMap(({ include, exclude }) => [...include, ...exclude])
  const terms = { field: facetField(field), min_doc_count: 0 }
  return {
    filter: filterClause(filters.filter((filter) => filter.field !== field)),
    aggs: {
      values: { terms: { ...terms, size: maxFacetValues, order: [{ _count: 'desc' }, { _key: 'asc' }] } },
      ...(chosen.length > 0 && { chosen: { terms: { ...terms, size: chosen.length, include: chosen } } }),
    },
  }
}

function narrowed(filters: readonly FacetFilter[]): object {
  return {
    filter: filters.flatMap(({ field, include }) => (include.length === 0 ? [] : [{ terms: { [facetField(field)]: include } }])),
    must_not: filters.flatMap(({ field, exclude }) => (exclude.length === 0 ? [] : [{ terms: { [facetField(field)]: exclude } }])),
  }
}

function facetField(field: string): string {
  return `${field}.facet`
}
