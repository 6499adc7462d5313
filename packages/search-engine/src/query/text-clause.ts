import { Problem } from '@rosette/contract-kit/problem.ts'
import type { TermRow, TextMethod } from '@rosette/contract-kit/search/criteria-parts.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { valueEnd, valueStart } from '../index/index-analysis.ts'
import type { Field, IndexDefinition } from '../index/index-definition.ts'
import { allOf, anyOf, valueClause } from './define-clauses.ts'

/**
 * The only way to search a field for a form's text: records that contain it, start with it or equal it, ignoring case and accents. The
 * engine splits the text into trigrams, so it is always a value and never syntax: no character in it is special.
 */
export function textClause(definition: IndexDefinition, field: string, method: TextMethod, text: string): object {
  if (!findField(definition, field)?.isSearchable) throw new Error(`The index does not support ${method} for the field ${field}`)
  const searched = placed(readable(text), method)
  const long = { match_phrase: { [`${field}.trigrams`]: searched } }
  // A letter may fold to two, so even a short text can have trigrams.
  return [...searched].length > 2 ? long : { bool: { should: [long, { match: { [`${field}.shortGrams`]: searched } }] } }
}

/** Matches records in which a single entry of a group satisfies all clauses: `groupClause(index, 'alleles', [textClause(index, 'alleles.name', …), …])`. */
export function groupClause(definition: IndexDefinition, group: string, clauses: readonly object[]): object {
  if (!definition.fields[group]?.group) throw new Error(`The index has no group ${group}`)
  return { nested: { path: group, query: { bool: { filter: clauses } } } }
}

/** A field, or a field within a group: `alleles.name`. */
function findField({ fields }: IndexDefinition, path: string): Field | null {
  const [name = '', inner] = path.split('.')
  const field = inner === undefined ? fields[name] : fields[name]?.group?.[inner]
  return field ?? null
}

function placed(text: string, method: TextMethod): string {
  if (method === 'contains') return text
  return method === 'exactly' ? `${valueStart}${text}${valueEnd}` : `${valueStart}${text}`
}

/** A form's text without meaningless characters; refused if nothing is left of it. */
export function readable(text: string): string {
  // A lone surrogate has no UTF-8 form, and control characters mark the ends of a value.
  const words = text
    .toWellFormed()
    .replace(/[\s\p{Cc}\u200B]+/gu, ' ')
    .trim()
  if (words === '') throw new Problem('invalid_request', 'There is no text to search for.')
  if (words.length > maxSearchText) throw new Problem('invalid_request', `A search text has at most ${maxSearchText} characters.`)
  return words
}

/** The fields behind each search type of a form; the text may occur in any of them. */
type FieldsOfTypes<Type extends string> = Readonly<Record<Type, readonly string[]>>

/** Matches all rows of a form; null if none was filled in. */
export function termRowsClause<Type extends string>(
  index: IndexDefinition,
  rows: readonly TermRow<Type>[],
  fieldsOf: FieldsOfTypes<Type>,
): object | null {
  return allOf(rows.map((row) => anyOf(fieldsOf[row.search_type].map((field) => rowClause(index, field, row)))))
}

function rowClause(index: IndexDefinition, field: string, { search_method, search_input }: TermRow<string>): object {
  const { isSearchable, mapping } = index.fields[field] ?? {}
  // An accession that is only searched as a whole has no trigrams.
  const isWholeName = search_method === 'exactly' && !isSearchable && mapping?.type === 'keyword'
  return isWholeName ? valueClause(field, search_input) : textClause(index, field, search_method, search_input)
}
