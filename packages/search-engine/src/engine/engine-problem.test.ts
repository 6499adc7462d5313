import { errors } from '@opensearch-project/opensearch'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { expect, test } from 'vitest'
import { engineProblem, engineStatus } from './engine-problem.ts'

/** What the client throws when the engine answers with a failure. */
function refusal(statusCode: number): unknown {
  // The client's class wants its own context; only the status is read.
  const meta = { body: {}, statusCode, headers: {}, warnings: null, meta: {} } as ConstructorParameters<typeof errors.ResponseError>[0]
  return new errors.ResponseError(meta)
}

test('an engine that is too busy is overloaded, and one may ask again soon', () => {
  const cause = refusal(429)
  const problem = engineProblem(cause)
  expect(problem).toBeInstanceOf(Problem)
  expect(problem).toMatchObject({
    code: 'overloaded',
    message: 'Too many searches are running. Please try again in a moment.',
    details: { cause, retryAfter: 1 },
  })
})

test.each([
  ['a failure of the engine', refusal(500)],
  ['an engine that is not there', new errors.ConnectionError('connect ECONNREFUSED')],
  ['anything else', 'broken'],
])('%s is reported as an outage, and its cause is kept for the log', (_what, cause) => {
  expect(engineProblem(cause)).toMatchObject({
    code: 'upstream_failed',
    message: 'Search is not available right now. Please try again in a moment.',
    details: { cause, retryAfter: 2 },
  })
})

test('a problem that is reported already stays as it is', () => {
  const reported = new Problem('invalid_request', 'There is no text to search for.')
  expect(engineProblem(reported)).toBe(reported)
})

test('only an answer has a status', () => {
  expect(engineStatus(refusal(404))).toBe(404)
  expect(engineStatus(new errors.ConnectionError('connect ECONNREFUSED'))).toBeNull()
  expect(engineStatus({ statusCode: 404 })).toBeNull()
})
