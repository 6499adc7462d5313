import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { expect, test } from 'vitest'
import { openLimiter } from './limiter.ts'

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
