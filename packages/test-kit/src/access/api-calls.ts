import { type RouteAccess, routeAccesses } from '@rosette/features/access/contract/access.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** A call of the API as its own description tells it. */
export type ApiCall = {
  /** `PUT /api/user/update-person`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parts to be filled in as `{category}`. */
  path: string
  access: RouteAccess
  takesTokens: boolean
  /** Only tokens that may start runs. */
  takesRunTokens: boolean
  queryNames: readonly string[]
  /** Of the body, without what lies deeper. */
  bodyNames: readonly string[]
  /** The types of the answers with each status; none for an answer without a body. */
  answers: Readonly<Record<string, readonly string[]>>
}

const Schema = z.looseObject({ $ref: z.string().optional(), properties: z.record(z.string(), z.unknown()).optional() })
const Operation = z.object({
  'x-access': z.enum(routeAccesses),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Schema })) }).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).default({}) })),
})
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})

/** Every call of the running API. One that does not say who may make it fails here. */
export async function loadApiCalls(app: FastifyInstance): Promise<ApiCall[]> {
  const { body } = await app.inject({ method: 'GET', url: '/api/openapi.json' })
  return readApiCalls(body)
}

/** Every call that an OpenAPI document describes. */
export function readApiCalls(document: string): ApiCall[] {
  const { paths, components } = Document.parse(JSON.parse(document))
  const propertiesOf = (schema: z.output<typeof Schema> | undefined): string[] => {
    const name = schema?.$ref?.split('/').at(-1)
    return Object.keys((name === undefined ? schema : components.schemas[name])?.properties ?? {})
  }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(verb.toUpperCase())
      return {
        name: `${method} ${path}`,
        method,
        path,
        access: operation['x-access'],
        takesTokens: operation.security.some(({ accessToken }) => accessToken?.length === 0),
        takesRunTokens: operation.security.some(({ accessToken }) => accessToken?.[0] === 'runs'),
        queryNames: operation.parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name),
        answers: Object.fromEntries(Object.entries(operation.responses).map(([status, { content }]) => [status, Object.keys(content)])),
        bodyNames: Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => propertiesOf(schema)),
      }
    }),
  )
}
