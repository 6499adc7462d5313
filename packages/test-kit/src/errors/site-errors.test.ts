import { expect, test } from 'vitest'
import { complaintsAbout, siteErrorOf, siteErrorsIn } from './site-errors.ts'

const logged = { level: 50, reqId: 'r1', traceId: 't1', code: 'upstream_failed', err: { message: 'connect ECONNREFUSED' }, msg: 'problem' }
const answered = { level: 30, reqId: 'r1', traceId: 't1', method: 'GET', url: '/api/release', status: 503, msg: 'answered' }
const text = [logged, { ...answered, reqId: 'r2', status: 200 }, answered].map((line) => JSON.stringify(line)).join('\n')

test('a line at level 50 and an answer with status 500 or above are errors', () => {
  expect(siteErrorOf(logged)).toEqual({ requestId: 'r1', traceId: 't1', text: 'problem: upstream_failed: connect ECONNREFUSED' })
  expect(siteErrorOf(answered)).toEqual({ requestId: 'r1', traceId: 't1', text: '503 GET /api/release' })
  expect(siteErrorOf({ level: 60, msg: 'out of memory' })).toEqual({ requestId: null, traceId: null, text: 'out of memory' })
  expect(siteErrorOf({ level: 50, msg: 'Job failed for good', traceparent: '00-t2-s1-01' })).toMatchObject({ traceId: 't2' })
  expect(siteErrorOf({ ...logged, level: 40 })).toBeNull()
  expect(siteErrorOf({ ...answered, status: 404 })).toBeNull()
})

test('they are found in a log with other lines, and a line that is cut off is not one', () => {
  const output = `Warning: something else\n${text}\n${JSON.stringify(logged).slice(0, 40)}`
  expect(siteErrorsIn(output).map((error) => error.text)).toEqual([
    'problem: upstream_failed: connect ECONNREFUSED',
    '503 GET /api/release',
  ])
})

test('an error that nobody expected is a complaint, whether it was logged or answered', () => {
  const report = 'the site reported an error: problem: upstream_failed: connect ECONNREFUSED; 503 GET /api/release'
  expect(complaintsAbout(siteErrorsIn(text), [])).toEqual([report])
  expect(complaintsAbout(siteErrorsIn(text), [/404/])).toEqual([report, 'the site reported no error like /404/'])
})

test('a pattern for what was logged or for what was answered covers the request', () => {
  expect(complaintsAbout(siteErrorsIn(text), [/ECONNREFUSED/])).toEqual([])
  expect(complaintsAbout(siteErrorsIn(text), [/503 GET \/api\/release/])).toEqual([])
})

test('an expected error that does not come is a complaint', () => {
  expect(complaintsAbout([], [/ECONNREFUSED/])).toEqual(['the site reported no error like /ECONNREFUSED/'])
})
