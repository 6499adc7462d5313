import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inLanes } from './in-lanes.ts'

test('answers stand in the order of the items, and no more than so many are under way', async () => {
  let running = 0
  let most = 0
  const answers = await inLanes([30, 1, 10, 1, 5], 2, async (ms) => {
    most = Math.max(most, ++running)
    await sleep(ms)
    running--
    return ms * 2
  })
  expect(answers).toEqual([60, 2, 20, 2, 10])
  expect(most).toBe(2)
})

test('after a failure nothing new is begun, and what is under way is waited for', async () => {
  const ended: number[] = []
  const all = inLanes([1, 2, 3, 4], 2, async (item) => {
    if (item === 1) throw new Error('the first is broken')
    await sleep(20)
    ended.push(item)
  })
  await expect(all).rejects.toThrow('the first is broken')
  expect(ended).toEqual([2])
})

test('without items there is nothing to do', async () => {
  expect(await inLanes([], 3, async () => 1)).toEqual([])
})
