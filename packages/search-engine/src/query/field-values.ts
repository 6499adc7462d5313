import type { FacetValue } from '@rosette/contract-kit/search/search-contract.ts'
import type { EngineAnswer } from '../engine/open-engine.ts'
import type { IndexDefinition } from '../index/index-definition.ts'

/** The longest list is that of the ecotypes, with a few thousand values. */
const maxValues = 10_000

type Buckets = { buckets: { key: string; doc_count: number }[] }

/** Counts all values of some fields, under names of the caller's choice. The fields must be facets, which keep the original spelling. */
export function valuesBody({ facets }: IndexDefinition, fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const unknown = Object.values(fields).find((field) => !facets.includes(field))
  if (unknown !== undefined) throw new Error(`${unknown} is not a facet, so its values are not listed`)
  const aggs = Object.entries(fields).map(([name, field]) => [name, { terms: { field: `${field}.facet`, size: maxValues } }])
  return { size: 0, track_total_hits: true, aggs: Object.fromEntries(aggs) }
}

/** The values of each field, most frequent first. */
export function readFieldValues(
  fields: Readonly<Record<string, string>>,
  { aggregations }: Pick<EngineAnswer<unknown>, 'aggregations'>,
): Record<string, FacetValue[]> {
  const lists = Object.keys(fields).map((name) => {
    // OpenSearch defines the shape, and valuesBody requested it.
    const { buckets } = (aggregations?.[name] ?? { buckets: [] }) as Buckets
    return [name, buckets.map(({ key, doc_count }) => ({ value: key, count: doc_count }))] as const
  })
  return Object.fromEntries(lists)
}
