import { setImmediate as nextLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eachInTurns, mapInTurns, nextTurn } from './take-turns.ts'

/** Keeps the process busy as parsing would. */
function workFor(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** How often others got a turn until some work was done. */
async function turnsOfOthers(work: Promise<unknown>): Promise<number> {
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  let turns = 0
  for (; !isDone; turns++) await nextLoop()
  return turns
}

test('[SECURE-041] long work is done in pieces, and others get their turn between them', async () => {
  const items = Array.from({ length: 320 }, (_, index) => index)
  const seen: number[] = []
  const turns = await turnsOfOthers(
    eachInTurns(items, (item) => {
      workFor(0.25)
      seen.push(item)
    }),
  )
  expect(seen).toEqual(items)
  // 80 ms in pieces of at most 8 ms.
  expect(turns).toBeGreaterThanOrEqual(8)
})

test('[SECURE-041] of several long works one goes on at a time', async () => {
  let between = 0
  let most = 0
  const work = async () => {
    for (let piece = 0; piece < 5; piece++) {
      await nextTurn()
      between += 1
      most = Math.max(most, between)
    }
  }
  const all = Promise.all([work(), work(), work()])
  for (let loops = 0; loops < 30; loops++) {
    between = 0
    await nextLoop()
  }
  await all
  expect(most).toBe(1)
})

test('a map in turns keeps the order and passes the index', async () => {
  expect(await mapInTurns(['a', 'b', 'c'], (item, index) => `${item}${index}`)).toEqual(['a0', 'b1', 'c2'])
  expect(await mapInTurns([], () => 1)).toEqual([])
})
