import { defineIndex, type IndexDefinition, identifier, integer, toIndexBody } from '@rosette/search-engine/index/index-definition.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import { z } from 'zod'

/** A way to find the names that hold a text: how they are indexed, and what is asked. */
export type Way = { name: string; body: object; clause(text: string): object }

const Hit = z.object({ key: z.int(), name: z.string() })
const defined = (isAsked: boolean) =>
  defineIndex({ hit: Hit, fields: { key: integer(), name: identifier({ isAsked }) }, key: 'key', order: 'name' })

const plain = toIndexBody(defined(false))

/** The product's own way, the engine's wildcard field, and what both must beat: every term of the dictionary compared with a pattern. */
export const ways: readonly Way[] = [
  { name: 'pieces', body: toIndexBody(defined(true)), clause: (text) => textClause(defined(true), 'name', 'contains', text) },
  { name: 'wildcard', body: withWildcardField(defined(false)), clause: (text) => wildcard('name.wildcard', text) },
  { name: 'scan', body: plain, clause: (text) => wildcard('name', text) },
]

function wildcard(field: string, text: string): object {
  return { wildcard: { [field]: { value: `*${text.replace(/[*?\\]/g, '\\$&')}*` } } }
}

function withWildcardField(definition: IndexDefinition): object {
  const name = definition.fields.name
  if (!name) throw new Error('There is no name')
  // The makers of index-definition.ts put nothing but an object there.
  const further = name.mapping.fields as object
  // Candidates are compared with the stored value; without doc values that would be a read of the whole document.
  const fields = { ...further, wildcard: { type: 'wildcard', normalizer: 'name', doc_values: true } }
  return toIndexBody({ ...definition, fields: { ...definition.fields, name: { ...name, mapping: { ...name.mapping, fields } } } })
}
