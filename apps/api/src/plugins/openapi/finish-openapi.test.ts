import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { finishOpenApi } from './finish-openapi.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const finished = finishOpenApi({
  openapi: '3.1.0',
  paths: { '/locus': { get: { responses: { 200: { description: 'Default Response', content: ref('Locus') } } } } },
  components: {
    schemas: {
      Unused: ref('AlsoUnused'),
      AlsoUnused: {},
      Model: ref('Locus'),
      Locus: { properties: { model: ref('Model'), name: { pattern: '^[^\\p{Cc}]*$' } } },
      ApiProblem: {},
    },
  },
})

test('schemas stay when an operation needs them, also through others', () => {
  expect(Object.keys(finished.components.schemas)).toEqual(['ApiProblem', 'Locus', 'Model'])
})

test('an answer is described by its status, and every other answer is a problem', () => {
  const responses = finished.paths['/locus']?.get?.responses
  expect(responses?.['200']?.description).toBe('OK')
  expect(responses?.default).toMatchObject({ content: { 'application/json': { schema: ref('ApiProblem') } } })
})

test('a pattern uses no character class that only some languages know', () => {
  expect(finished.components.schemas.Locus).toMatchObject({ properties: { name: { pattern: '^[^\\u0000-\\u001F\\u007F-\\u009F]*$' } } })
})

test('[API-074] names that differ only by case say so, and the later one gets a name that does not', () => {
  const { components } = finishOpenApi({
    paths: { '/person': { get: { responses: { 200: { description: 'OK', content: ref('Person') } } } } },
    components: {
      schemas: {
        Person: { properties: { postalCode: {}, POSTAL_CODE: {}, name: {}, labs: {}, LABS: { items: { properties: {} } } } },
        ApiProblem: {},
      },
    },
  })
  expect(components.schemas.Person).toEqual({
    properties: {
      postalCode: { 'x-differs-only-by-case': ['POSTAL_CODE'] },
      POSTAL_CODE: { 'x-differs-only-by-case': ['postalCode'], 'x-name': 'POSTAL_CODE_2' },
      name: {},
      labs: { 'x-differs-only-by-case': ['LABS'] },
      LABS: { 'x-differs-only-by-case': ['labs'], 'x-name': 'LABS_2', items: { properties: {}, title: 'LABS_2_item' } },
    },
  })
})

test('[API-074] a call of programs describes the release that it can ask for, the one that answered, and the conflict', () => {
  const forBoth = (security: object[]) =>
    finishOpenApi({
      paths: { '/locus': { get: { security, responses: { 200: { description: 'OK' } } } } },
      components: { schemas: { ApiProblem: {} } },
    }).paths['/locus']?.get
  const call = forBoth([{}, { accessToken: [] }])
  expect(call?.parameters).toEqual([expect.objectContaining({ in: 'header', name: 'Rosette-Release', required: false })])
  expect(call?.responses['200']).toHaveProperty('headers.Rosette-Release')
  expect(call?.responses['409']).toHaveProperty('content.application/json.schema', ref('ApiProblem'))
  expect(forBoth([{ session: [] }])?.parameters).toBeUndefined()
})

test('[API-074] every call of the committed document has a name of its own, a summary and its problems', () => {
  const Call = z.object({ operationId: z.string(), summary: z.string(), responses: z.looseObject({}) })
  const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Call)) })
  const { paths } = Document.parse(JSON.parse(readFileSync(new URL('../../../../../openapi.json', import.meta.url), 'utf8')))
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
  )
  expect(calls.length).toBeGreaterThan(150)
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
  expect(calls.filter(({ summary }) => !summary).map(({ call }) => call)).toEqual([])
  expect(calls.filter(({ responses }) => responses.default === undefined).map(({ call }) => call)).toEqual([])
})
