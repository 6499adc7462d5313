import { type IndexDefinition, sortKeysField } from '../index/index-definition.ts'

/** Counts the matches that have a value in each of these fields, and looks at no others. Fields that the index cannot tell are left out. */
export function valuesBody(definition: IndexDefinition, query: object, fields: readonly string[]): Record<string, unknown> {
  const clauses = fields.flatMap((field) => {
    const presence = presenceField(definition, field)
    return presence === null ? [] : [[field, { exists: { field: presence } }] as const]
  })
  return {
    query: { bool: { filter: [query, { bool: { should: clauses.map(([, clause]) => clause), minimum_should_match: 1 } }] } },
    size: 0,
    track_total_hits: true,
    aggs: Object.fromEntries(clauses.map(([field, clause]) => [field, { filter: clause }])),
  }
}

/** The fields that no match has a value in, from the answer to `valuesBody`. */
export function readEmptyFields(aggregations: Record<string, unknown> = {}): string[] {
  // OpenSearch defines the shape, and valuesBody requested it.
  const counted = Object.entries(aggregations as Record<string, { doc_count: number }>)
  return counted.flatMap(([field, { doc_count }]) => (doc_count === 0 ? [field] : []))
}

/** Where the engine sees whether a document has a value; null for fields that are only shown. */
export function presenceField({ fields, facets }: IndexDefinition, field: string): string | null {
  const known = fields[field]
  if (!known) return null
  if (known.sort === 'text') return `${sortKeysField}.${field}`
  if (facets.includes(field)) return `${field}.facet`
  if (known.isSearchable) return `${field}.trigrams`
  const { type, index, enabled } = known.mapping
  return index === false || enabled === false || type === 'rank_feature' ? null : field
}
