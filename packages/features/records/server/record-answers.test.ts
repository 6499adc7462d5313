import { expect, test } from 'vitest'
import { answerCache } from './record-answers.ts'

const answer = (bytes: number) => ({ text: Buffer.alloc(bytes), etag: '"1"' })
const names = Array.from({ length: 100 }, (_, index) => `locus ${index}`)

test('[PAINT-014] answers never take more bytes than they may, and the newest stay', () => {
  const cache = answerCache(1000)
  for (const name of names) cache.set(name, answer(100))
  expect(names.filter((name) => cache.has(name))).toEqual(names.slice(-10))
})

test('[PAINT-014] an answer that is used again and again stays', () => {
  const cache = answerCache(1000)
  const often = answer(100)
  cache.set('often', often)
  for (const name of names) {
    cache.set(name, answer(100))
    expect(cache.get('often')).toBe(often)
  }
})

test('[PAINT-014] an answer that would push out many others is not cached', () => {
  const cache = answerCache(1000)
  cache.set('short', answer(10))
  cache.set('longest', answer(125))
  cache.set('too long', answer(126))
  expect([...cache.keys()]).toEqual(['longest', 'short'])
})

test('[PAINT-014] the same answer cached twice is counted once', () => {
  const cache = answerCache(1000)
  cache.set('first', answer(100))
  for (let times = 0; times < 50; times++) cache.set('again', answer(100))
  expect([cache.has('first'), cache.calculatedSize]).toEqual([true, 200])
})
