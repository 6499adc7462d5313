import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { RouteAccess } from '@rosette/features/access/contract/access.ts'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { type CompressedText, compressText, sendCompressed } from '../compressed-text.ts'
import { finishOpenApi } from './finish-openapi.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** Who may make the call, in its description. */
    'x-access'?: RouteAccess
  }
}

const description = [
  'The API of Rosette, an open knowledge base for Arabidopsis thaliana.',
  'Every answer names the data release it comes from in the header `Rosette-Release`; a call that sends this header is answered from that release',
  'while it is held, which is until two more are published, and with 409 afterwards;',
  'every answer that is not a success has the shape `ApiProblem`, whose `code` comes from a closed list.',
].join(' ')

// The page loads nothing from elsewhere; its images are data: URLs.
const docsPolicy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'"

/** OpenAPI 3.1 from the contracts, at `/api/openapi.json`, and a page to read it at `/api/docs`. */
export async function addOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Rosette API', version, description, license },
      // The document is read at the site whose calls it describes.
      servers: [{ url: '/' }],
      components: { securitySchemes },
    },
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
    description:
      'An access token that a member made on their profile. For scripts: calls that read and, if it was made for that, calls that start runs.',
  },
} as const

/** Adds to the description of a call who may make it, and how they say who they are. */
function describeCall(input: Parameters<typeof jsonSchemaTransform>[0]): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(input)
  const { access, takesTokens } = input.route.config ?? {}
  if (access === undefined) return { schema, url }
  // An empty requirement: the call can be made, and institutions recognised, without either.
  const withoutAccount = access === 'everyone' || access === 'record' || access === 'tool' ? [{}] : []
  const security = [
    ...withoutAccount,
    { session: [] },
    ...(takesTokens ? [{ accessToken: takesTokens === true ? [] : [takesTokens] }] : []),
  ]
  return { schema: { ...schema, 'x-access': access, security }, url }
}

const license = { name: 'Apache-2.0', identifier: 'Apache-2.0' }

/** The document as it is committed: two spaces, one newline at the end. */
export function formatOpenApi(app: FastifyInstance): string {
  return `${JSON.stringify(finishOpenApi(app.swagger()), null, 2)}\n`
}
