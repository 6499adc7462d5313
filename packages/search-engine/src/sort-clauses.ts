import type { SortOrder } from '@rosette/contract-kit/search-contract.ts'
import type { IndexDefinition } from './index-definition.ts'
import { sortKey } from './sort-key.ts'
import { sortKeysField } from './sort-keys-field.ts'

export type SortClause = Record<string, { order: 'asc' | 'desc'; missing?: '_last' | '_first' | number }>

/** Rows in the wanted order, empty values last in both directions (TABLE-011). The record's key ends every tie. */
export function sortClauses(definition: IndexDefinition, orders: readonly SortOrder[]): SortClause[] {
  const wanted = orders.map(
    ({ field, direction }): SortClause => ({
      [sortedField(definition, field)]: { order: direction, missing: missingOf(definition, field, direction) },
    }),
  )
  return [...wanted, { [definition.key]: { order: 'asc' } }]
}

/**
 * Where the engine chooses what stands for a missing number it takes the largest of its own type, which no number of JSON can carry: a
 * place behind such a row could not be sent back. Flags are small numbers to it.
 */
function missingOf({ fields }: IndexDefinition, field: string, direction: SortOrder['direction']): '_last' | number {
  const isNumber = ['long', 'double'].includes(String(fields[field]?.mapping.type))
  if (!isNumber) return '_last'
  return direction === 'asc' ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER
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
