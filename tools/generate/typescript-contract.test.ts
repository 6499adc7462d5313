import { expect, test } from 'vitest'
import type { Openapi, OpenapiSchema } from './read-openapi.ts'
import { formatTypescriptContract } from './typescript-contract.ts'

const release = { name: 'Rosette-Release', in: 'header', schema: { type: 'string' } }
const json = (schema: OpenapiSchema) => ({ content: { 'application/json': { schema } } })
const document: Openapi = {
  paths: {
    '/api/thing/{id}': {
      get: {
        summary: 'One thing',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'is.part', in: 'query', schema: { enum: ['a', 'b'] } },
          release,
        ],
        responses: { '200': json({ $ref: '#/components/schemas/Thing' }), '404': json({ $ref: '#/components/schemas/Unused' }) },
      },
      put: { requestBody: json({ type: 'object' }), responses: { '200': json({ type: 'object' }) } },
    },
    '/api/services/tool': {
      post: { requestBody: json({ type: 'object', properties: { text: { type: 'string' } } }), responses: { '201': { content: {} } } },
    },
  },
  components: {
    schemas: {
      Thing: {
        description: 'What\n is there',
        type: 'object',
        properties: {
          name: { type: ['string', 'null'], description: 'Null if unknown' },
          parts: { type: 'array', items: { oneOf: [{ $ref: '#/components/schemas/Part' }, { const: 'none' }] } },
          counts: { type: 'object', additionalProperties: { type: 'integer' } },
        },
        required: ['name', 'parts'],
      },
      Part: { type: 'object', properties: { whole: { $ref: '#/components/schemas/Thing' } } },
      Unused: { type: 'string' },
    },
  },
}

test('[TSPKG-002] calls that read a release or start a run have the types that the document gives them', () => {
  expect(
    formatTypescriptContract(document),
  ).toBe(`// Calls of a Rosette site and what they answer. Generated from openapi.json: npm run gen.

export interface Calls {
  /** One thing */
  'GET /api/thing/{id}': {
    path: { id: string }
    query?: { "is.part"?: "a" | "b" }
    answer: Thing
  }
  'POST /api/services/tool': {
    body: { text?: string }
    answer: string
  }
}

/** What is there */
export type Thing = { /** Null if unknown */ name: string | null; parts: Array<Part | "none">; counts?: Record<string, number> }

export type Part = { whole?: Thing }
`)
})
