import { type CompiledQuery, type Expression, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

/** A value, or what stands for it in a statement that is built once and run often. */
export type ValueOrSlot<Value> = Value | Expression<Value>

class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A place in a statement for a value that every call supplies. */
export function slot<Value>(name: string): RawBuilder<Value> {
  return sql<Value>`${new Slot(name)}`
}

export type NamedStatement<Row> = (pool: pg.Pool, values: Readonly<Record<string, unknown>>) => Promise<Row[]>

/**
 * A statement on the hot path: it is compiled once in this process, and parsed and planned once per connection, because it has a name. Its
 * columns are read in camel case, like those of any other query.
 */
export function namedStatement<Row>(name: string, { sql: text, parameters }: CompiledQuery<Row>): NamedStatement<Row> {
  let columns: readonly string[] | null = null
  return async (pool, values) => {
    const given = parameters.map((parameter) => (parameter instanceof Slot ? fill(parameter, values) : parameter))
    const { rows, fields } = await pool.query<unknown[]>({ name, text, values: given, rowMode: 'array' })
    columns ??= fields.map((field) => inCamelCase(field.name))
    const names = columns
    // The query's type says which columns it has; the driver returns them in its order.
    return rows.map((row) => Object.fromEntries(names.map((column, at) => [column, row[at]])) as Row)
  }
}

function fill({ name }: Slot, values: Readonly<Record<string, unknown>>): unknown {
  if (!Object.hasOwn(values, name)) throw new Error(`The statement needs a value for ${name}`)
  return values[name]
}

function inCamelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
}
