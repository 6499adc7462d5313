import type { LeftOut } from '@rosette/contract-kit/search/search-contract.ts'
import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { ListCriterion, ListedId } from './search-context.ts'

// The engine counts 65,535 values of a field at most: search.max_buckets.
const namesAtOnce = 50_000

type Names = { names: { buckets: { key: string }[] } }

/** RESULTS-007: the IDs of all lists that are not among the hits of the query, in the order given; facet filters are ignored. */
export async function findLeftOut(
  engine: Pick<Engine, 'search'>,
  index: string,
  query: object,
  lists: readonly ListCriterion[],
  call: CallOptions = {},
): Promise<LeftOut[]> {
  const left = await Promise.all(
    lists.map(async ({ field, ids }) => {
      const found = await namesAmongHits(engine, index, query, field, ids, call)
      return ids.flatMap(({ name, otherwise }) => (name !== null && found.has(name.toLowerCase()) ? [] : [otherwise]))
    }),
  )
  return left.flat()
}

async function namesAmongHits(
  engine: Pick<Engine, 'search'>,
  index: string,
  query: object,
  field: string,
  ids: readonly ListedId[],
  call: CallOptions,
): Promise<Set<string>> {
  // The index holds names in lower case.
  const names = [...new Set(ids.flatMap(({ name }) => name?.toLowerCase() ?? []))]
  const found = new Set<string>()
  for (let start = 0; start < names.length; start += namesAtOnce) {
    const include = names.slice(start, start + namesAtOnce)
    const aggs = { names: { terms: { field, include, size: include.length } } }
    const { aggregations } = await engine.search(index, { query, aggs, size: 0 }, call)
    // The engine's answer to the aggregation above.
    for (const { key } of (aggregations as Names).names.buckets) found.add(key)
  }
  return found
}
