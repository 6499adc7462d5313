import { z } from 'zod'

type JsonSchema = {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  [further: string]: unknown
}

export type Enumeration = { values: readonly string[]; seen: Set<string>; where: Set<string> }
/** By their values: the same list in two contracts is one enumeration. */
export type Enumerations = Map<string, Enumeration>

/** Enters every enumeration of a contract, and returns the contract as JSON Schema. */
export function collectEnumerations(contract: z.ZodType, into: Enumerations): JsonSchema {
  // zod's own type of a schema is wider; these are the keywords that contracts use.
  const schema = z.toJSONSchema(contract) as JsonSchema
  for (const [name, values] of enumerationsIn(schema, schema, '', new Set())) {
    const known = into.get(JSON.stringify(values)) ?? { values, seen: new Set(), where: new Set() }
    known.where.add(name)
    into.set(JSON.stringify(values), known)
  }
  return schema
}

/** Enters which values of the enumerations a record holds. */
export function collectValues(schema: JsonSchema, record: unknown, into: Enumerations): void {
  walk(schema, schema, record, into)
}

function* enumerationsIn(schema: JsonSchema, root: JsonSchema, name: string, passed: Set<JsonSchema>): Generator<[string, string[]]> {
  const own = resolve(schema, root)
  if (passed.has(own)) return
  passed.add(own)
  if (own.enum) yield [name, own.enum.map(String)]
  for (const choice of own.anyOf ?? []) yield* enumerationsIn(choice, root, name, passed)
  for (const [field, inner] of Object.entries(own.properties ?? {})) yield* enumerationsIn(inner, root, field, passed)
  if (own.items) yield* enumerationsIn(own.items, root, name, passed)
}

function walk(schema: JsonSchema, root: JsonSchema, value: unknown, into: Enumerations): void {
  if (value === null || value === undefined) return
  const own = resolve(schema, root)
  if (own.enum) into.get(JSON.stringify(own.enum.map(String)))?.seen.add(String(value))
  for (const choice of own.anyOf ?? []) walk(choice, root, value, into)
  if (Array.isArray(value)) {
    const { items } = own
    if (items) for (const item of value) walk(items, root, item, into)
    return
  }
  if (typeof value !== 'object') return
  const fields: [string, unknown][] = Object.entries(value)
  for (const [field, inner] of fields) {
    const property = own.properties?.[field]
    if (property) walk(property, root, inner, into)
  }
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema
  const found = schema.$ref === '#' ? root : root.$defs?.[schema.$ref.replace('#/$defs/', '')]
  if (!found) throw new Error(`The schema has no ${schema.$ref}`)
  return found
}
