import { readFile } from 'node:fs/promises'
import fastify from 'fastify'

// What a record answer is compared with: a route that sends the same bytes from memory, or that nothing has changed.
const [file = '', etag = ''] = process.argv.slice(2)
const bytes = await readFile(file)
const app = fastify()
app.get('/', (request, reply) => {
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(bytes)
})
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
