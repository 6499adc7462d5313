import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { addExample } from './add-example.ts'
import { documentedExample } from './documented-example.ts'
import { markCases } from './mark-cases.ts'

const Responses = z.record(z.string(), z.looseObject({ description: z.string() }))
const Security = z.array(z.record(z.string(), z.array(z.string()))).default([])
const Operation = z.looseObject({
  responses: Responses,
  security: Security,
  parameters: z.array(z.unknown()).optional(),
})
type Operation = z.output<typeof Operation>
const OpenApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})
type OpenApi = z.output<typeof OpenApi>

/** The document for people and programs: nothing superfluous, and every possible answer described. */
export function finishOpenApi(document: unknown): OpenApi {
  const { paths, components, ...rest } = OpenApi.parse(withPlainPatterns(document))
  const described = mapValues(paths, (operations, path) =>
    mapValues(operations, (operation, method) =>
      describeRelease(describeAnswers(withExample(operation, `${method.toUpperCase()} ${path}`))),
    ),
  )
  const schemas = mapValues(usedSchemas(described, components.schemas), markCases)
  return { ...rest, paths: described, components: { ...components, headers: { [releaseHeader]: namedRelease }, schemas } }
}

/** Its example, which tests make, too (API-068, API-075). */
function withExample(operation: Operation, name: string): Operation {
  const example = documentedExample(name)
  return example === null ? operation : addExample(operation, example)
}

/** Patterns are read by programs in all languages, and few of them know Unicode class names. */
function withPlainPatterns(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document).replaceAll(controlCharacters.named, controlCharacters.listed))
}

// In JSON text, a backslash is escaped.
const controlCharacters = { named: String.raw`\\p{Cc}`, listed: String.raw`\\u0000-\\u001F\\u007F-\\u009F` }

/** Any call may also hit a limit or fail; such answers all have the same shape. */
function describeAnswers(operation: Operation): Operation {
  const responses = mapValues(operation.responses, (response, status) =>
    response.description === 'Default Response' ? { ...response, description: STATUS_CODES[status] ?? status } : response,
  )
  const schema = { $ref: '#/components/schemas/ApiProblem' }
  return {
    ...operation,
    responses: { ...responses, default: { description: 'Any other problem', content: { 'application/json': { schema } } } },
  }
}

const releaseHeader = 'Rosette-Release'
const releaseId = { type: 'string', pattern: '^[a-z0-9_]{1,40}$' }
const namedRelease = { description: 'The data release that the answer comes from.', schema: releaseId }
const wantedRelease = {
  in: 'header',
  name: releaseHeader,
  required: false,
  description:
    'The release to answer from, one of `held` of GET release; the served one if left out. One that is not held is answered with 409.',
  schema: releaseId,
}

/** Calls of programs, which are those that take tokens, say which release they want and learn which one answered (API-070). */
function describeRelease(operation: Operation): Operation {
  if (!operation.security.some((scheme) => 'accessToken' in scheme)) return operation
  const headers = { [releaseHeader]: { $ref: `#/components/headers/${releaseHeader}` } }
  const schema = { $ref: '#/components/schemas/ApiProblem' }
  const conflict = { description: STATUS_CODES[409] ?? '409', headers, content: { 'application/json': { schema } } }
  const responses = mapValues(operation.responses, (response, status) => (status.startsWith('2') ? { ...response, headers } : response))
  return { ...operation, parameters: [...(operation.parameters ?? []), wantedRelease], responses: { 409: conflict, ...responses } }
}

/** Every contract is registered twice, as input and as output, and most are used only as one of them. */
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
