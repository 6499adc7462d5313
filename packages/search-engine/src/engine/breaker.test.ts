import { errors } from '@opensearch-project/opensearch'
import { expect, test } from 'vitest'
import { mostFailures, openBreaker, pauseMs } from './breaker.ts'
import { NoAnswer } from './limiter.ts'

/** Of the search engine's package, which comes before the test kit. */
function steppedClock() {
  let time = 1_000_000
  return {
    now: () => new Date(time),
    advance: (ms: number) => {
      time += ms
    },
  }
}

function trial() {
  const clock = steppedClock()
  const breaker = openBreaker(clock)
  let calls = 0
  const call = (error?: unknown) =>
    breaker.run(async () => {
      calls++
      if (error !== undefined) throw error
      return 'hits'
    })
  const fail = async (error: unknown, times = mostFailures) => {
    for (let time = 0; time < times; time++) await expect(call(error)).rejects.toBe(error)
  }
  return { clock, breaker, call, fail, calls: () => calls }
}

const silence = new NoAnswer('No answer within 2000 ms')
const refusal = { code: 'upstream_failed', status: 503, details: { retryAfter: 2 } }

test.each([
  ['time-outs', silence],
  ['lost connections', new errors.ConnectionError('read ECONNRESET')],
])('[OPER-042] after %s in a row searches are refused without being sent', async (_what, error) => {
  const { breaker, call, fail, calls } = trial()
  await fail(error, mostFailures - 1)
  expect(breaker.isOpen()).toBe(false)
  await fail(error, 1)
  expect(breaker.isOpen()).toBe(true)
  await expect(call()).rejects.toMatchObject(refusal)
  expect(() => breaker.check()).toThrow('Search is not available right now')
  expect(calls()).toBe(mostFailures)
})

test('[OPER-042] an answer in between starts the count again, even if it is a refusal of the engine', async () => {
  const { breaker, call, fail } = trial()
  const answered = Object.assign(Object.create(errors.ResponseError.prototype), { meta: { statusCode: 500 } })
  await fail(silence, mostFailures - 1)
  await call()
  await fail(silence, mostFailures - 1)
  await expect(call(answered)).rejects.toBe(answered)
  await fail(silence, mostFailures - 1)
  expect(breaker.isOpen()).toBe(false)
})

test('[OPER-042] visitors who leave say nothing about the engine', async () => {
  const { breaker, fail } = trial()
  await fail(new Error('closed the window'), mostFailures * 2)
  expect(breaker.isOpen()).toBe(false)
})

test('[OPER-042] after the pause one search at a time tries the engine, and its answer opens the way', async () => {
  const { clock, breaker, call, fail, calls } = trial()
  await fail(silence)
  clock.advance(pauseMs - 1)
  await expect(call()).rejects.toMatchObject(refusal)
  clock.advance(1)
  // The first search to try fails, so another pause begins.
  await fail(silence, 1)
  await expect(call()).rejects.toMatchObject(refusal)
  clock.advance(pauseMs)
  const { promise, resolve } = Promise.withResolvers<string>()
  const trying = breaker.run(() => promise)
  await expect(call()).rejects.toMatchObject(refusal)
  resolve('hits')
  expect(await trying).toBe('hits')
  expect(breaker.isOpen()).toBe(false)
  const sent = calls()
  expect(await call()).toBe('hits')
  expect(calls()).toBe(sent + 1)
})

test('[OPER-042] if the visitor whose search tries the engine leaves, the next search tries it', async () => {
  const { clock, call, fail } = trial()
  await fail(silence)
  clock.advance(pauseMs)
  await fail(new Error('closed the window'), 1)
  expect(await call()).toBe('hits')
})
