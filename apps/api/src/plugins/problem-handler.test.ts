import { Problem } from '@rosette/contract-kit/problem.ts'
import { expect, test } from 'vitest'
import { toProblem } from './problem-handler.ts'

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
