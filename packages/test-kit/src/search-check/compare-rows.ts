import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import { compareValues } from '@rosette/ui-kit/text/compare-values.ts'
import { foldText, textsOf, valuesOf } from './fold-text.ts'
import type { SearchDocument } from './search-documents.ts'

/** Texts that agree so far are alike. */
const comparedLength = 200

type Cell = string | number | null

/** Rows by columns as the tables of the browser sort them: empty last both ways, without case, then by key. */
export function compareRows(definition: IndexDefinition, sort: readonly SortOrder[]) {
  return (one: SearchDocument, other: SearchDocument): number => {
    for (const order of sort) {
      const compared = compareCells(cellOf(definition, one, order), cellOf(definition, other, order), order)
      if (compared !== 0) return compared
    }
    return keyOf(definition, one) - keyOf(definition, other)
  }
}

/** Where no order is requested: by name, then by key; by the key alone if it is the order of the list. */
export function compareNames(definition: IndexDefinition) {
  if (definition.order === definition.key)
    return (one: SearchDocument, other: SearchDocument): number => keyOf(definition, one) - keyOf(definition, other)
  const nameOf = (document: SearchDocument) => textsOf(document, definition.order).map(foldText).toSorted(byCode)[0] ?? null
  return (one: SearchDocument, other: SearchDocument): number => {
    const [name, otherName] = [nameOf(one), nameOf(other)]
    if (name === null || otherName === null)
      return name === otherName ? keyOf(definition, one) - keyOf(definition, other) : name === null ? 1 : -1
    return byCode(name, otherName) || keyOf(definition, one) - keyOf(definition, other)
  }
}

export function keyOf({ key }: Pick<IndexDefinition, 'key'>, document: SearchDocument): number {
  return Number(document[key])
}

function compareCells(one: Cell, other: Cell, { direction }: SortOrder): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  return direction === 'asc' ? compareValues(one, other) : compareValues(other, one)
}

/** A list of texts is compared as it reads; of several numbers the one that comes first in this direction. */
function cellOf({ fields }: IndexDefinition, document: SearchDocument, { field, direction }: SortOrder): Cell {
  if (fields[field]?.sort === 'text') return textsOf(document, field).join('; ').trim().slice(0, comparedLength) || null
  const numbers = valuesOf(document, field).map(Number)
  if (numbers.length === 0) return null
  return direction === 'asc' ? Math.min(...numbers) : Math.max(...numbers)
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
