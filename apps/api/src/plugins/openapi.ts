import { STATUS_CODES } from 'node:http'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { RouteAccess } from '@rosette/features/access/contract/access.ts'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type CompressedText, compressText, sendCompressed } from './compressed-text.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** Who may make the call, in its description. */
    'x-access'?: RouteAccess
  }
}

const description = [
  'The API of Rosette, an open knowledge base for Arabidopsis thaliana.',
  'Every answer names the data release it comes from in the header `Rosette-Release`;',
  'every answer that is not a success has the shape `ApiProblem`, whose `code` comes from a closed list.',
].join(' ')

// The page loads nothing from elsewhere; its images are data: URLs.
const docsPolicy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'"

/** OpenAPI 3.1 from the contracts, at `/api/openapi.json`, and a page to read it at `/api/docs`. */
export async function addOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Rosette API', version, description, license }, components: { securitySchemes } },
    transform: describeCall,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', deepLinking: true, validatorUrl: null },
    uiHooks: { onRequest: leadToDocument },
    theme: { title: 'Rosette API' },
    staticCSP: docsPolicy,
  })
  // Making it takes 100 ms and compressing it a second: once is enough, and a site that visitors can reach makes it when it starts.
  let document: Promise<CompressedText> | null = null
  const loadDocument = () => {
    document ??= compressText(formatOpenApi(app))
    return document
  }
  app.addHook('onListen', async () => void (await loadDocument()))
  const route = { schema: { hide: true }, config: { cost: 'light' }, compress: false } as const
  app.get('/api/openapi.json', route, async (request, reply) =>
    sendCompressed(request, reply.header('cache-control', 'public, no-cache'), await loadDocument()),
  )
}

/** The page's own copies of the document would be made again for every request. */
const leadToDocument: onRequestHookHandler = (request, reply, done) => {
  if (/^\/api\/docs\/(json|yaml)/.test(request.url)) reply.redirect('/api/openapi.json', 301)
  else done()
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-rosette_session',
    description: 'The session of a signed-in member, with the cookies `credentialId` and `secretKey` beside it. For browsers.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'rosette_…',
    description: 'An access token that a member made on their profile. For scripts; only for calls that read.',
  },
} as const

/** Adds to the description of a call who may make it, and how they say who they are. */
function describeCall(input: Parameters<typeof jsonSchemaTransform>[0]): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(input)
  const { access, takesTokens } = input.route.config ?? {}
  if (access === undefined) return { schema, url }
  // An empty requirement: the call can be made, and institutions recognised, without either.
  const withoutAccount = access === 'everyone' || access === 'record' || access === 'tool' ? [{}] : []
  const security = [...withoutAccount, { session: [] }, ...(takesTokens ? [{ accessToken: [] }] : [])]
  return { schema: { ...schema, 'x-access': access, security }, url }
}

const license = { name: 'Apache-2.0', identifier: 'Apache-2.0' }

/** The document as it is committed: two spaces, one newline at the end. */
export function formatOpenApi(app: FastifyInstance): string {
  return `${JSON.stringify(finishOpenApi(app.swagger()), null, 2)}\n`
}

const Responses = z.record(z.string(), z.looseObject({ description: z.string() }))
const Operation = z.looseObject({ responses: Responses })
const OpenApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})
type OpenApi = z.output<typeof OpenApi>

/** The document for people and programs: nothing superfluous, and every possible answer described. */
export function finishOpenApi(document: unknown): OpenApi {
  const { paths, components, ...rest } = OpenApi.parse(withPlainPatterns(document))
  const described = mapValues(paths, (operations) => mapValues(operations, describeAnswers))
  return { ...rest, paths: described, components: { ...components, schemas: usedSchemas(described, components.schemas) } }
}

/** Patterns are read by programs in all languages, and few of them know Unicode class names. */
function withPlainPatterns(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document).replaceAll(controlCharacters.named, controlCharacters.listed))
}

// In JSON text, a backslash is escaped.
const controlCharacters = { named: String.raw`\\p{Cc}`, listed: String.raw`\\u0000-\\u001F\\u007F-\\u009F` }

/** Any call may also hit a limit or fail; such answers all have the same shape. */
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
