import { Problem } from '@rosette/contract-kit/problem.ts'
import { maxSearchText } from '@rosette/contract-kit/search-contract.ts'
import type { TermRow } from '@rosette/contract-kit/search-term-row.ts'
import type { TextMethod } from '@rosette/contract-kit/text-method.ts'
import { valueEnd, valueStart } from '../index/index-analysis.ts'
import type { Field, IndexDefinition } from '../index/index-definition.ts'
import { allOf, anyOf, valueClause } from './define-clauses.ts'

/**
 * The one way to ask for a field with a form's text: the records that hold it, or begin with it, or are just it, in any case and
 * without accents. The text is cut into pieces by the engine and found by them, so it is only ever a value: no sign in it has a meaning.
 */
export function textClause(definition: IndexDefinition, field: string, method: TextMethod, text: string): object {
  if (!findField(definition, field)?.isAsked) throw new Error(`The index does not answer ${method} for the field ${field}`)
  const asked = placed(readable(text), method)
  const long = { match_phrase: { [`${field}.pieces`]: asked } }
  // A letter may fold to two, so even a short text can have pieces of three.
  return [...asked].length > 2 ? long : { bool: { should: [long, { match: { [`${field}.shortPieces`]: asked } }] } }
}

/** What one entry of a group must hold, all of it: `groupClause(index, 'annotations', [textClause(index, 'annotations.keyword', …), …])`. */
export function groupClause(definition: IndexDefinition, group: string, clauses: readonly object[]): object {
  if (!definition.fields[group]?.group) throw new Error(`The index has no group ${group}`)
  return { nested: { path: group, query: { bool: { filter: clauses } } } }
}

/** A field, or one within a group: `annotations.keyword`. */
function findField({ fields }: IndexDefinition, path: string): Field | null {
  const [name = '', inner] = path.split('.')
  const field = inner === undefined ? fields[name] : fields[name]?.group?.[inner]
  return field ?? null
}

function placed(text: string, method: TextMethod): string {
  if (method === 'contains') return text
  return method === 'exactly' ? `${valueStart}${text}${valueEnd}` : `${valueStart}${text}`
}

/** A text of a form without what has no meaning; refused where nothing is left of it. */
export function readable(text: string): string {
  // Half a surrogate pair has no UTF-8 form; control characters are what the ends of a value are marked with.
  const words = text
    .toWellFormed()
    .replace(/[\s\p{Cc}\u200B]+/gu, ' ')
    .trim()
  if (words === '') throw new Problem('invalid_request', 'There is no text to search for.')
  if (words.length > maxSearchText) throw new Problem('invalid_request', `A search text has at most ${maxSearchText} characters.`)
  return words
}

/** For each search type of a form the fields that answer it; the text may stand in any of them. */
type FieldsOfTypes<Type extends string> = Readonly<Record<Type, readonly string[]>>

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
