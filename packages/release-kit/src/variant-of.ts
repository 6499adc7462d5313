import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'

type Document = Record<string, unknown>

/** Above all keys that are published or were ever minted. */
const firstKey = 1_000_000_000_000

/**
 * Document `number` of an index that repeats some documents: the documents themselves first, then variants of them. A variant has a key and
 * names of its own and the texts of another document, so that names stay rare and words stay as frequent as they were.
 */
export function variantOf({ fields, key }: IndexDefinition, templates: readonly Document[], number: number): Document {
  const template = templates[number % templates.length] ?? {}
  if (number < templates.length) return template
  const round = Math.floor(number / templates.length)
  const other = templates[(number + round) % templates.length] ?? {}
  const variant: Document = {}
  for (const [field, value] of Object.entries(template)) {
    const role = fields[field]?.role
    variant[field] = role === 'prose' ? other[field] : role === 'identifier' || role === 'names' ? renamed(value, round) : value
  }
  return { ...variant, [key]: firstKey + number }
}

function renamed(value: unknown, round: number): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, round))
  return typeof value === 'string' ? `${value}_${round}` : value
}
