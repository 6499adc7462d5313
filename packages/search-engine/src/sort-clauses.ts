import type { IndexDefinition } from './index-definition.ts'
import { sortKey } from './sort-key.ts'
import { sortKeysField } from './sort-keys-field.ts'

export type SortOrder = { field: string; direction: 'asc' | 'desc' }

/** Rows in the wanted order, empty values last in both directions (TABLE-011). The record's key ends every tie. */
export function sortClauses(definition: IndexDefinition, orders: readonly SortOrder[]): object[] {
  const wanted = orders.map(({ field, direction }) => ({ [sortedField(definition, field)]: { order: direction, missing: '_last' } }))
  return [...wanted, { [definition.key]: { order: 'asc' } }]
}

function sortedField({ fields }: IndexDefinition, field: string): string {
  const sort = fields[field]?.sort ?? 'none'
  if (sort === 'none') throw new Error(`The index has no order by ${field}`)
  return sort === 'text' ? `${sortKeysField}.${field}` : field
}

/** A document as the engine gets it: with the keys by which its texts are sorted. */
export function withSortKeys(definition: IndexDefinition, document: object): object {
  const sorted = Object.entries(document).filter(([field]) => definition.fields[field]?.sort === 'text')
  if (sorted.length === 0) return document
  return { ...document, [sortKeysField]: Object.fromEntries(sorted.map(([field, value]) => [field, sortKey(value)])) }
}
