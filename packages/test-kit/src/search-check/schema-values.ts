import fc from 'fast-check'
import { z } from 'zod'

/** As much of JSON Schema as zod writes for criteria. */
export type Schema = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  maxItems?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
}

/** What a call takes, as other people read it. */
export function schemaOf(criteria: z.ZodType): Schema {
  // The writer of zod has a type of its own for what it writes; of that only these fields are read.
  return z.toJSONSchema(criteria, { io: 'input', unrepresentable: 'any' }) as Schema
}

/** Values that a schema allows, with texts of any kind. */
export function randomValue(schema: Schema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((each) => randomValue(each, text)))
  if (schema.allOf?.[0]) return randomValue(schema.allOf[0], text)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, randomValue(each, text)])), {
        requiredKeys: [],
      })
    case 'array':
      return fc.array(randomValue(schema.items ?? {}, text), { maxLength: Math.min(3, schema.maxItems ?? 3) })
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(0, schema.minimum ?? 0), max: Math.min(1e6, schema.maximum ?? 1e6) })
    default:
      return schema.pattern ? fc.constantFrom('1', '12.5', '1999') : text.map((each) => each.slice(0, schema.maxLength ?? 200))
  }
}

/** The longest text, and the word that a list of choices should have where it is among them. */
export type LargestOptions = { text: string; word: string }

/** The largest value that a schema allows: all fields, the longest texts and lists. `index` makes the values of a list differ. */
export function largestValue(schema: Schema, options: LargestOptions, index = 0): unknown {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return largestValue(largestOf(alternatives), options, index)
  if (schema.allOf?.[0]) return largestValue(schema.allOf[0], options, index)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.includes(options.word) ? options.word : schema.enum[index % schema.enum.length]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, largestValue(each, options, index)]))
    case 'array':
      return Array.from({ length: schema.maxItems ?? 10 }, (_, at) => largestValue(schema.items ?? {}, options, at))
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.min(1e6, schema.maximum ?? 1e6) - index
    default:
      return schema.pattern ? '1999' : options.text.slice(0, schema.maxLength ?? 200)
  }
}

/** A list is larger than one of its values, and an object larger than a text. */
function largestOf(alternatives: readonly Schema[]): Schema {
  const bySize = ['array', 'object', 'number', 'integer', 'string'].flatMap((type) => alternatives.find((each) => each.type === type) ?? [])
  return bySize[0] ?? alternatives[0] ?? {}
}
