import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { problemCodes } from './problem-codes.ts'

test.each([
  ['invalid_request', 400],
  ['login_required', 401],
  ['access_denied', 403],
  ['units_exhausted', 403],
  ['not_found', 404],
  ['method_not_allowed', 405],
  ['conflict', 409],
  ['gone', 410],
  ['unprocessable', 422],
  ['too_many_requests', 429],
  ['internal', 500],
  ['upstream_failed', 503],
  ['overloaded', 503],
] as const)('%s is answered with %i', (code, status) => {
  expect(new Problem(code, 'No.').status).toBe(status)
  expect(problemCodes).toContain(code)
})

test('a problem is an error with a sentence for people, and keeps its cause for the log', () => {
  const cause = new Error('broken')
  const problem = new Problem('overloaded', 'Please try again.', { cause, retryAfter: 2 })
  expect(problem).toBeInstanceOf(Error)
  expect([problem.name, problem.message, problem.cause, problem.details]).toEqual([
    'Problem',
    'Please try again.',
    cause,
    { cause, retryAfter: 2 },
  ])
  expect(new Problem('gone', 'No.').details).toEqual({})
})
