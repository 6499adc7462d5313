import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTime, patienceMs } from './answer-in-time.ts'

test('[ENRICH-028] anyone who prefers a run waits 2 seconds or as long as they say; nobody else gets one', () => {
  expect(patienceMs(undefined)).toBeNull()
  expect(patienceMs('wait=1')).toBeNull()
  expect(patienceMs('respond-async')).toBe(2000)
  expect(patienceMs('Respond-Async; wait=5')).toBe(5000)
  expect(patienceMs(['return=minimal', 'respond-async, wait=3'])).toBe(3000)
  expect([patienceMs('respond-async, wait=soon'), patienceMs('respond-async, wait=4715')]).toEqual([2000, 30_000])
})

test('[ENRICH-028] [SECURE-042] nobody gets a run without the answer having been tried', () => {
  expect([patienceMs('respond-async, wait=0'), patienceMs('respond-async, wait=1')]).toEqual([2000, 2000])
})

test('[ENRICH-028] what is there in time is taken, and what comes too late is told so', async () => {
  expect(await inTime(60_000, async () => 'answer')).toBe('answer')
  await expect(inTime(60_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  let isLeft = false
  const late = await inTime(5, async (signal) => {
    await setTimeout(60_000, null, { signal }).catch(() => {
      isLeft = true
    })
    throw new Error('nobody hears this')
  })
  expect(late).toBeNull()
  await expect.poll(() => isLeft).toBe(true)
})
