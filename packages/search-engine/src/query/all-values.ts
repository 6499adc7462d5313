import type { CallOptions, Engine } from '../engine/open-engine.ts'

/** Buckets of one answer; the engine's limit is higher. */
const page = 10_000

type Buckets = { after_key?: object; buckets: { key: { value: string | number } }[] }

/** Every value that the documents of a query have in a field of names or numbers, each once. Names are as the index compares them. */
export async function allValues(
  engine: Pick<Engine, 'search'>,
  index: string,
  { query, field }: { query: object; field: string },
  call: CallOptions = {},
): Promise<(string | number)[]> {
  const values: (string | number)[] = []
  for (let after: object | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
    const composite = { size: page, sources: [{ value: { terms: { field } } }], ...(after && { after }) }
    const { aggregations } = await engine.search(index, { query, size: 0, aggs: { values: { composite } } }, call)
    // OpenSearch defines the shape, and the body requested it.
    const { after_key, buckets } = (aggregations?.values ?? { buckets: [] }) as Buckets
    values.push(...buckets.map(({ key }) => key.value))
    after = buckets.length < page ? undefined : after_key
  }
  return values
}
