import { Readable } from 'node:stream'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { fastify } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { streamedFileRoute } from './streamed-file-route.ts'

const app = fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
let rowsRead = 0

function* rows(count: number) {
  for (; count > 0; count--) {
    rowsRead++
    yield 'row\n'
  }
}

streamedFileRoute(app.withTypeProvider<ZodTypeProvider>(), '/rows/:count', {
  schema: { params: z.object({ count: z.coerce.number() }) },
  config: {},
  check: async ({ params }, reply) => {
    if (params.count > 1000) throw new Problem('not_found', 'There are not that many rows.')
    reply.type('text/plain')
  },
  send: async ({ params }, reply) => reply.type('text/plain').send(Readable.from(rows(params.count))),
})

test('GET sends all rows', async () => {
  rowsRead = 0
  expect((await app.inject('/rows/100')).body).toBe('row\n'.repeat(100))
  expect(rowsRead).toBe(100)
})

test('HEAD reads no row, and gives no length that GET does not have', async () => {
  rowsRead = 0
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/rows/100' })
  expect([statusCode, body, headers['content-type'], headers['content-length']]).toEqual([200, '', 'text/plain', undefined])
  expect(rowsRead).toBe(0)
})

test('HEAD refuses what the check refuses and what the schema does not allow', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/rows/1001' })).statusCode).toBe(404)
  expect((await app.inject({ method: 'HEAD', url: '/rows/many' })).statusCode).toBe(400)
})
