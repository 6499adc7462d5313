import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { RouteAccess } from '@rosette/features/access/contract/route-access.ts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { finishOpenApi } from './finish-openapi.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** Who may make the call, in its description. */
    'x-access'?: RouteAccess
  }
}

const description = [
  'The programming interface of Rosette, an open knowledge base of Arabidopsis thaliana.',
  'Every answer names the data release it comes from in the header `Rosette-Release`;',
  'every answer that is not a success has the shape `ApiProblem`, whose `code` comes from a closed list.',
].join(' ')

// The page loads nothing from elsewhere; its drawings are data: addresses.
const docsPolicy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'"

/** OpenAPI 3.1 from the contracts, at `/api/openapi.json`, and a page to read it at `/api/docs`. */
export async function addOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Rosette API', version, description, license } },
    transform: describeCall,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', deepLinking: true, validatorUrl: null },
    transformSpecification: (document) => finishOpenApi(document),
    theme: { title: 'Rosette API' },
    staticCSP: docsPolicy,
  })
  let text: string | null = null
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    text ??= formatOpenApi(app)
    return reply.header('cache-control', 'public, no-cache').type('application/json; charset=utf-8').send(text)
  })
}

/** Beside what a call takes and answers, its description says who may make it. */
function describeCall(input: Parameters<typeof jsonSchemaTransform>[0]): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(input)
  const access = input.route.config?.access
  return { schema: access === undefined ? schema : { ...schema, 'x-access': access }, url }
}

const license = { name: 'Apache-2.0', identifier: 'Apache-2.0' }

/** The document as it is committed: two spaces, one newline at the end. */
export function formatOpenApi(app: FastifyInstance): string {
  return `${JSON.stringify(finishOpenApi(app.swagger()), null, 2)}\n`
}
