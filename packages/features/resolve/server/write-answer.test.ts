import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ResolveAnswer } from '../contract/resolve-call.ts'
import { writeAnswer } from './write-answer.ts'

const counts = { matched: 0, alias: 0, converted: 0, ambiguous: 0, obsolete: 0, duplicate: 0, unknown: 0 }

function answerOf(count: number): ResolveAnswer {
  const lines = Array.from({ length: count }, (_, at) => ({ input: `"${at}\n`, bucket: 'unknown' as const }))
  return { lines, counts: { ...counts, unknown: count }, recordCount: 0 }
}

test.each([0, 1, 2000, 2001, 10_000])('[SECURE-041] an answer of %i lines is the JSON that it would be in one piece', async (count) => {
  const answer = answerOf(count)
  expect(await text(Readable.from(writeAnswer(answer)))).toBe(JSON.stringify(answer))
})

test('[SECURE-041] others get their turn while a long answer is written', async () => {
  let [turns, isDone] = [0, false]
  const writing = text(Readable.from(writeAnswer(answerOf(100_000)))).finally(() => {
    isDone = true
  })
  for (; !isDone; turns++) await nextLoop()
  await writing
  expect(turns).toBeGreaterThanOrEqual(49)
})
