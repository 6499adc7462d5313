import { STATUS_CODES } from 'node:http'
import { z } from 'zod'

const Responses = z.record(z.string(), z.looseObject({ description: z.string() }))
const Operation = z.looseObject({ responses: Responses })
const OpenApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})
type OpenApi = z.output<typeof OpenApi>

/** The document as people and programs should read it: nothing superfluous, and every possible answer described. */
export function finishOpenApi(document: unknown): OpenApi {
  const { paths, components, ...rest } = OpenApi.parse(withPlainPatterns(document))
  const described = mapValues(paths, (operations) => mapValues(operations, describeAnswers))
  return { ...rest, paths: described, components: { ...components, schemas: usedSchemas(described, components.schemas) } }
}

/** Patterns are read by programs in all languages, and few know the names of Unicode's classes. */
function withPlainPatterns(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document).replaceAll(controlSigns.named, controlSigns.listed))
}

// Within a text of JSON, where a backslash is written twice.
const controlSigns = { named: String.raw`\\p{Cc}`, listed: String.raw`\\u0000-\\u001F\\u007F-\\u009F` }

/** Any call may also be refused by the limits, or fail; that always has the one shape. */
function describeAnswers(operation: z.output<typeof Operation>): z.output<typeof Operation> {
  const responses = mapValues(operation.responses, (response, status) =>
    response.description === 'Default Response' ? { ...response, description: STATUS_CODES[status] ?? status } : response,
  )
  const schema = { $ref: '#/components/schemas/ApiProblem' }
  return {
    ...operation,
    responses: { ...responses, default: { description: 'Any other problem', content: { 'application/json': { schema } } } },
  }
}

/** Every contract is registered twice, as what is read and as what is written, and most are only ever one of both. */
function usedSchemas(paths: OpenApi['paths'], schemas: Record<string, unknown>): Record<string, unknown> {
  const used = new Set<string>()
  const open = referencesIn(paths)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue
    used.add(name)
    open.push(...referencesIn(schemas[name]))
  }
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name]]))
}

function referencesIn(value: unknown): string[] {
  return [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].flatMap(([, name]) => name ?? [])
}

function mapValues<Value, Result>(values: Record<string, Value>, map: (value: Value, key: string) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]))
}
