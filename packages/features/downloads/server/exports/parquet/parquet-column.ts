import type { SchemaElement } from 'hyparquet-writer'
import type { FileColumn } from '../../../contract/folder-manifest.ts'

/** A column of PostgreSQL as one of Parquet: what to select, what the file declares, and how a selected value is written. */
export type ParquetColumn = {
  /** A quoted name, or an expression over it. */
  select: string
  schema: SchemaElement[]
  toValue(selected: unknown): unknown
}

type Leaf = {
  element: Omit<SchemaElement, 'name' | 'repetition_type'>
  /** Selected as this type, so that no digit is lost on the way; as it is if left out. */
  as?: 'text'
  toValue?(selected: unknown): unknown
}

const dayMs = 86_400_000

/** The types that tables of a release have. One that is not here ends the export, so that nobody adds a column which is written wrongly. */
const leaves: Readonly<Record<string, Leaf>> = {
  boolean: { element: { type: 'BOOLEAN' } },
  smallint: { element: { type: 'INT32', converted_type: 'INT_16' } },
  integer: { element: { type: 'INT32' } },
  bigint: { element: { type: 'INT64' }, as: 'text', toValue: (text) => BigInt(String(text)) },
  real: { element: { type: 'FLOAT' } },
  'double precision': { element: { type: 'DOUBLE' } },
  text: { element: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } } },
  date: {
    element: { type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } },
    as: 'text',
    toValue: (text) => daysOf(String(text)),
  },
  // Its older mark comes at last: `write-parquet.ts` says why.
  jsonb: {
    element: { type: 'BYTE_ARRAY', logical_type: { type: 'JSON' } },
    as: 'text',
    toValue: (text) => Buffer.from(String(text)),
  },
  bytea: { element: { type: 'BYTE_ARRAY' } },
}

export function parquetColumnOf({ name, type, isNullable }: FileColumn): ParquetColumn {
  const isList = type.endsWith('[]')
  const leaf = leaves[isList ? type.slice(0, -2) : type]
  if (leaf === undefined) throw new Error(`No type of Parquet is known for the column ${name} of type ${type}`)
  const quoted = `"${name.replaceAll('"', '""')}"`
  const select = leaf.as === undefined ? quoted : `${quoted}::${leaf.as}${isList ? '[]' : ''} as ${quoted}`
  const { toValue = (value: unknown) => value } = leaf
  const repetition_type = isNullable ? 'OPTIONAL' : 'REQUIRED'
  if (!isList) {
    return { select, schema: [{ name, repetition_type, ...leaf.element }], toValue: (value) => (value === null ? null : toValue(value)) }
  }
  // The three levels of lists in the format's specification (LogicalTypes, Lists).
  const schema: SchemaElement[] = [
    { name, repetition_type, converted_type: 'LIST', logical_type: { type: 'LIST' }, num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'OPTIONAL', ...leaf.element },
  ]
  return {
    select,
    schema,
    toValue: (value) => (value === null ? null : itemsOf(name, value).map((item) => (item === null ? null : toValue(item)))),
  }
}

/** PostgreSQL's type does not tell how many dimensions an array has. */
function itemsOf(name: string, value: unknown): unknown[] {
  if (!Array.isArray(value) || value.some(Array.isArray)) throw new Error(`The column ${name} has something else than a list of values`)
  return value
}

function daysOf(text: string): number {
  const days = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) / dayMs : Number.NaN
  if (!Number.isInteger(days)) throw new Error(`${text} is not a day that Parquet can hold`)
  return days
}
