import { expect, test } from 'vitest'
import { finishOpenApi } from './openapi.ts'

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
