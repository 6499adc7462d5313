import type { TermRow } from '@rosette/contract-kit/search-term-row.ts'
import { allOf, anyOf, valueClause } from './define-clauses.ts'
import type { IndexDefinition } from './index-definition.ts'
import { textClause } from './text-clause.ts'

/** For each search type of a form the fields that answer it; the text may stand in any of them. */
export type FieldsOfTypes<Type extends string> = Readonly<Record<Type, readonly string[]>>

/** What the rows of a form ask for, all of them; null where nobody filled in any. */
export function termRowsClause<Type extends string>(
  index: IndexDefinition,
  rows: readonly TermRow<Type>[],
  fieldsOf: FieldsOfTypes<Type>,
): object | null {
  return allOf(rows.map((row) => anyOf(fieldsOf[row.search_type].map((field) => rowClause(index, field, row)))))
}

function rowClause(index: IndexDefinition, field: string, { search_method, search_input }: TermRow<string>): object {
  const { isAsked, mapping } = index.fields[field] ?? {}
  // An accession that is only ever asked for as a whole has no pieces.
  const isWholeName = search_method === 'exactly' && !isAsked && mapping?.type === 'keyword'
  return isWholeName ? valueClause(field, search_input) : textClause(index, field, search_method, search_input)
}
