import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { z } from 'zod'

/** The schema with a shorter description: every assistant reads the whole catalogue before its first call (MCP-002). */
export function briefSchema<Schema extends z.ZodType>(schema: Schema): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const standard = schema['~standard']
  const { jsonSchema } = standard
  return {
    '~standard': {
      ...standard,
      jsonSchema: {
        input: (options) => shortenObject(jsonSchema.input(options)),
        output: (options) => shortenObject(jsonSchema.output(options)),
      },
    },
  }
}

// What protocol and JSON say anyway: the dialect of schemas, that a whole number is one that JSON can carry, and patterns of names.
const isSaidAnyway = (name: string, value: unknown) =>
  name === '$schema' ||
  name === 'propertyNames' ||
  (name === 'additionalProperties' && value === false) ||
  Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER

function shortenObject(schema: Record<string, unknown>): Record<string, unknown> {
  const described = Object.entries(schema).filter(([name, value]) => !isSaidAnyway(name, value))
  return Object.fromEntries(described.map(([name, value]) => [name, shorten(value)]))
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shorten)
  // Of a parsed schema, what is neither a list nor plain is an object.
  return typeof value === 'object' && value !== null ? shortenObject(value as Record<string, unknown>) : value
}
