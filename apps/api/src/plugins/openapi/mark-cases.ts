/**
 * Marks properties of one object whose names differ only by case or underscores, which generators for most languages take for one: each says
 * which names those are, and the later ones get another that differs by letters. The names themselves are those of the documents.
 */
export function markCases(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(markCases)
  if (!isObject(schema)) return schema
  const marked = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, markCases(value)]))
  return isObject(schema.properties) && isObject(marked.properties) ? { ...marked, properties: markProperties(marked.properties) } : marked
}

function markProperties(properties: Record<string, unknown>): Record<string, unknown> {
  const namesakes = Map.groupBy(Object.keys(properties), wordOf)
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const names = namesakes.get(wordOf(name)) ?? [name]
      const at = names.indexOf(name)
      if (names.length === 1 || !isObject(schema)) return [name, schema]
      const others = names.filter((other) => other !== name)
      const marked = { ...schema, 'x-differs-only-by-case': others }
      return [name, at === 0 ? marked : named(marked, `${name}_${at + 1}`)]
    }),
  )
}

/** What generators name after the property, the items of a list among it, gets a title of its own. */
function named(schema: Record<string, unknown>, name: string): Record<string, unknown> {
  const { items } = schema
  const isListOfObjects = isObject(items) && isObject(items.properties)
  return { ...schema, 'x-name': name, ...(isListOfObjects && { items: { ...items, title: `${name}_item` } }) }
}

function wordOf(name: string): string {
  return name.toLowerCase().replaceAll('_', '')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
