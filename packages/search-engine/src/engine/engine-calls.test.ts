import { errors } from '@opensearch-project/opensearch'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { expect, test } from 'vitest'
import { type EngineCall, engineOutcome, timeCalls } from './engine-calls.ts'
import { engineProblem } from './engine-problem.ts'
import { NoAnswer } from './limiter.ts'

/** As the client makes it; only the status is read. */
const answered = (statusCode: number) =>
  Object.assign(Object.create(errors.ResponseError.prototype), { meta: { statusCode }, message: 'refused' })

test.each([
  ['a full queue', new Problem('overloaded', 'Too many searches are running.'), 'refused'],
  ['an engine that is full', answered(429), 'refused'],
  ['a search that ran out of time', engineProblem(new NoAnswer('No answer within 5 ms')), 'timeout'],
  ['a request that ran out of time', new NoAnswer('No answer within 5 ms'), 'timeout'],
  ['an index that is not there', answered(404), 'answered'],
  ['a search that the engine cannot parse', engineProblem(answered(400)), 'failed'],
  ['an engine that broke', answered(500), 'failed'],
  ['an engine that is away', new errors.ConnectionError('connect ECONNREFUSED'), 'failed'],
])('[OPER-050] %s', (_what, error, outcome) => {
  expect(engineOutcome(error)).toBe(outcome)
})

test('[OPER-050] a call whose caller left says nothing about the engine, and its error passes', async () => {
  const calls: EngineCall[] = []
  const timed = timeCalls((call) => calls.push(call))
  const fail = () => Promise.reject(new Error('given up'))
  await expect(timed('search', AbortSignal.abort(), fail)).rejects.toThrow('given up')
  await expect(timed('search', new AbortController().signal, fail)).rejects.toThrow('given up')
  expect(await timed('ping', undefined, async () => 'pong')).toBe('pong')
  expect(calls.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual(['search left', 'search failed', 'ping answered'])
})
