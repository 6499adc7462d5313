import { once } from 'node:events'
import { Readable } from 'node:stream'
import { Problem } from '@rosette/contract-kit/problem.ts'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { addProblemHandler, toProblem } from './problem-handler.ts'

const failure = (traits: object) => Object.assign(new Error('inner words'), traits)

test.each([
  ['a problem stays itself', new Problem('gone', 'It is gone.'), 'gone'],
  ['PostgreSQL does not listen', failure({ code: 'ECONNREFUSED' }), 'upstream_failed'],
  ['no connection becomes free', new Error('timeout exceeded when trying to connect'), 'upstream_failed'],
  ['a connection breaks', new Error('Connection terminated unexpectedly'), 'upstream_failed'],
  ['PostgreSQL resets a connection', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), 'upstream_failed'],
  ['a caller goes away in the middle of a body', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), 'invalid_request'],
  ['PostgreSQL shuts down', failure({ code: '57P01' }), 'upstream_failed'],
  ['a statement took too long', failure({ code: '57014' }), 'overloaded'],
  ['a text has a character that PostgreSQL cannot store', failure({ code: '22021' }), 'invalid_request'],
  ['a table is missing', failure({ code: '42P01' }), 'internal'],
  ['Fastify refuses a body', failure({ code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }), 'invalid_request'],
  ['anything else', failure({}), 'internal'],
  ['not even an error', 'oops', 'internal'],
])('%s', (_title, thrown, code) => {
  expect(toProblem(thrown).code).toBe(code)
})

/** The errors that are logged when a call is answered with a stream; its caller leaves before the first byte if they have a way to. */
async function errorsOf(body: (left: Promise<unknown>) => Readable, leaving?: AbortController): Promise<string[]> {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line).err.message) })
  const app = Fastify({ loggerInstance })
  onTestFinished(() => app.close())
  addProblemHandler(app)
  const ended = Promise.withResolvers<void>()
  app.post('/', async (request, reply) => {
    const payload = body(once(request.raw.socket, 'close'))
    payload.once('close', () => setImmediate(ended.resolve))
    setImmediate(() => leaving?.abort())
    return reply.send(payload)
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const call = fetch(address, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
    signal: leaving?.signal ?? null,
  })
  if (leaving) await expect(call).rejects.toThrow('aborted')
  else expect((await call).status).toBe(500)
  await ended.promise
  return lines
}

test('a caller who leaves before the first byte of an answer is not an error of the site', async () => {
  async function* wait(left: Promise<unknown>) {
    await left
    yield 'late'
  }
  expect(await errorsOf((left) => Readable.from(wait(left)), new AbortController())).toEqual([])
})

test('an answer that breaks off while its caller waits is an error of the site', async () => {
  function breakOff(this: Readable) {
    this.destroy()
  }
  expect(await errorsOf(() => new Readable({ read: breakOff }))).toEqual(['Premature close'])
})
