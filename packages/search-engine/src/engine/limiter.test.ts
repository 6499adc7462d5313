import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { expect, test } from 'vitest'
import { NoAnswer, openLimiter, startDeadline } from './limiter.ts'

const patient = new AbortController().signal

test('no more run at once than allowed, and all are served in order', async () => {
  const limiter = openLimiter({ concurrency: 3, queue: 100 })
  let running = 0
  let most = 0
  const order: number[] = []
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      limiter.run(async () => {
        running++
        most = Math.max(most, running)
        order.push(turn)
        await sleep(2)
        running--
      }, patient),
    ),
  )
  expect(most).toBe(3)
  expect(order).toEqual(Array.from({ length: 20 }, (_, turn) => turn))
  expect(limiter.load()).toEqual({ running: 0, waiting: 0 })
})

test('beyond the queue the answer comes at once and says when to ask again', async () => {
  const limiter = openLimiter({ concurrency: 1, queue: 1 })
  const release = Promise.withResolvers<void>()
  const first = limiter.run(() => release.promise, patient)
  const second = limiter.run(async () => 'served', patient)
  const refused = await limiter.run(async () => 'never', patient).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({ code: 'overloaded', status: 503, details: { retryAfter: 1 } })
  release.resolve()
  await first
  expect(await second).toBe('served')
})

test('who stops waiting leaves the queue, and a failure frees its place', async () => {
  const limiter = openLimiter({ concurrency: 1, queue: 1 })
  const release = Promise.withResolvers<void>()
  const first = limiter.run(async () => {
    await release.promise
    throw new Error('broken')
  }, patient)
  const leaving = new AbortController()
  const second = limiter.run(async () => 'never', leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  expect(limiter.load()).toEqual({ running: 1, waiting: 0 })
  release.resolve()
  await expect(first).rejects.toThrow('broken')
  expect(await limiter.run(async () => 'next', patient)).toBe('next')
})

test('who has left already does not enter, and who waits is counted', async () => {
  const limiter = openLimiter({ concurrency: 1, queue: 2 })
  await expect(limiter.run(async () => 'never', AbortSignal.abort(new Error('left before')))).rejects.toThrow('left before')
  expect(limiter.load()).toEqual({ running: 0, waiting: 0 })
  const release = Promise.withResolvers<void>()
  const runs = [limiter.run(() => release.promise, patient), limiter.run(async () => {}, patient), limiter.run(async () => {}, patient)]
  expect(limiter.load()).toEqual({ running: 1, waiting: 2 })
  await expect(limiter.run(async () => 'never', patient)).rejects.toThrow('Too many searches are running. Please try again in a moment.')
  release.resolve()
  await Promise.all(runs)
  expect(limiter.load()).toEqual({ running: 0, waiting: 0 })
})

test('leaving after the work has started does not disturb it', async () => {
  const limiter = openLimiter({ concurrency: 1, queue: 1 })
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const leaving = new AbortController()
  const one = limiter.run(() => first.promise, patient)
  const other = limiter.run(() => second.promise, leaving.signal)
  first.resolve()
  await one
  leaving.abort()
  expect(limiter.load()).toEqual({ running: 1, waiting: 0 })
  second.resolve('done')
  expect(await other).toBe('done')
})

test('a deadline ends by itself and says after how long', async () => {
  const deadline = startDeadline(5, undefined)
  expect([deadline.ms, deadline.signal.aborted]).toEqual([5, false])
  await expect.poll(() => deadline.signal.aborted).toBe(true)
  expect(deadline.signal.reason).toEqual(new NoAnswer('No answer within 5 ms'))
})

test('a deadline ends with the caller, even with one who has left before', () => {
  const caller = new AbortController()
  const deadline = startDeadline(60_000, caller.signal)
  caller.abort(new Error('gone'))
  expect(deadline.signal.reason).toEqual(new Error('gone'))
  deadline.clear()
  const late = startDeadline(60_000, caller.signal)
  expect(late.signal.reason).toEqual(new Error('gone'))
  late.clear()
})

test('after it is cleared a deadline follows neither the clock nor the caller', async () => {
  const caller = new AbortController()
  const deadline = startDeadline(5, caller.signal)
  deadline.clear()
  caller.abort(new Error('gone'))
  await sleep(20)
  expect(deadline.signal.aborted).toBe(false)
})
