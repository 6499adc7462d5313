import { expect, test } from 'vitest'
import { addExample } from './add-example.ts'

test('[API-075] an example is written into parameters and body, in their own types', () => {
  const operation = {
    operationId: 'find',
    parameters: [
      { in: 'path', name: 'id', schema: { type: 'integer' } },
      { in: 'query', name: 'id', schema: { type: 'string' } },
      { in: 'query', name: 'page' },
    ],
    requestBody: { required: true, content: { 'application/json': { schema: {} } } },
  }
  expect(addExample(operation, { params: { id: '7' }, query: { id: '8' }, body: { ids: ['AG'] } })).toEqual({
    operationId: 'find',
    parameters: [
      { in: 'path', name: 'id', schema: { type: 'integer' }, example: 7 },
      { in: 'query', name: 'id', schema: { type: 'string' }, example: '8' },
      { in: 'query', name: 'page' },
    ],
    requestBody: { required: true, content: { 'application/json': { schema: {}, example: { ids: ['AG'] } } } },
  })
})

test('[API-075] a call without parameters or body stays as it is', () => {
  expect(addExample({ operationId: 'find' }, {})).toEqual({ operationId: 'find' })
})
