import { afterEach, expect, test, vi } from 'vitest'
import { shareLookups } from './share-lookups.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Lookups that end when they are told to. */
function lookups(mayKeep = false) {
  const begun: PromiseWithResolvers<string>[] = []
  const find = shareLookups({
    keyOf: (request: { key: string | null }) => request.key,
    look: () => {
      const lookup = Promise.withResolvers<string>()
      begun.push(lookup)
      return lookup.promise
    },
    cachedMs: 20,
    mayKeep: async () => mayKeep,
  })
  return { begun, find }
}

/** Two lookups after each other, because the second visitor came while the first was looked up. */
async function askTwice({ begun, find }: ReturnType<typeof lookups>): Promise<void> {
  for (const key of ['a', 'a']) void find({ key })
  begun[0]?.resolve('first')
  await settled()
  expect(begun).toHaveLength(2)
  begun[1]?.resolve('second')
  await settled()
}

/** When all that was waiting for a lookup has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

test('what a lookup for many found is cached for a short time that begins before it was looked up', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const shared = lookups(true)
  await askTwice(shared)
  vi.advanceTimersByTime(9)
  expect(await shared.find({ key: 'a' })).toBe('second')
  vi.advanceTimersByTime(11)
  void shared.find({ key: 'a' })
  expect(shared.begun).toHaveLength(3)
})

test('what is kept is looked up again while many ask, and nobody waits for that', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const shared = lookups(true)
  await askTwice(shared)
  vi.advanceTimersByTime(11)
  expect(await shared.find({ key: 'a' })).toBe('second')
  await settled()
  expect(shared.begun).toHaveLength(3)
  shared.begun[2]?.resolve('third')
  await settled()
  expect(await shared.find({ key: 'a' })).toBe('third')
})

test('nothing is kept of a lookup for one visitor, or while access changes', async () => {
  const alone = lookups(true)
  void alone.find({ key: 'a' })
  alone.begun[0]?.resolve('first')
  await settled()
  void alone.find({ key: 'a' })
  expect(alone.begun).toHaveLength(2)
  const during = lookups(false)
  await askTwice(during)
  void during.find({ key: 'a' })
  expect(during.begun).toHaveLength(3)
})

test('anyone who asks while a lookup runs shares the next one, which begins after they asked', async () => {
  const { begun, find } = lookups()
  const first = find({ key: 'a' })
  const [second, third] = [find({ key: 'a' }), find({ key: 'a' })]
  expect(begun).toHaveLength(1)
  begun[0]?.resolve('before')
  expect(await first).toBe('before')
  await settled()
  expect(begun).toHaveLength(2)
  begun[1]?.resolve('after')
  expect(await Promise.all([second, third])).toEqual(['after', 'after'])
  const fourth = find({ key: 'a' })
  begun[2]?.resolve('later')
  expect(await fourth).toBe('later')
})

test('a lookup that fails does so for those who share it, and the next begins all the same', async () => {
  const { begun, find } = lookups()
  const first = find({ key: 'a' })
  const second = find({ key: 'a' })
  begun[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  begun[1]?.resolve('back')
  expect(await second).toBe('back')
})

test('other keys, and those without one, are looked up on their own', () => {
  const { begun, find } = lookups()
  for (const key of ['a', 'b', null, null]) void find({ key })
  expect(begun).toHaveLength(4)
})
