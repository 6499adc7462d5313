import { afterEach, expect, test, vi } from 'vitest'
import { shareLookups } from './share-lookups.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Lookups that the test completes by hand. */
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

/** Two lookups in a row: the second request arrives while the first lookup is running. */
async function requestTwice({ begun, find }: ReturnType<typeof lookups>): Promise<void> {
  for (const key of ['a', 'a']) void find({ key })
  begun[0]?.resolve('first')
  await settled()
  expect(begun).toHaveLength(2)
  begun[1]?.resolve('second')
  await settled()
}

/** Resolves once everything that waited for a lookup has continued. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

test('the result of a shared lookup is cached for a short time, counted from before the lookup started', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const shared = lookups(true)
  await requestTwice(shared)
  vi.advanceTimersByTime(9)
  expect(await shared.find({ key: 'a' })).toBe('second')
  vi.advanceTimersByTime(11)
  void shared.find({ key: 'a' })
  expect(shared.begun).toHaveLength(3)
})

test('a cached result is refreshed in the background while requests keep arriving', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const shared = lookups(true)
  await requestTwice(shared)
  vi.advanceTimersByTime(11)
  expect(await shared.find({ key: 'a' })).toBe('second')
  await settled()
  expect(shared.begun).toHaveLength(3)
  shared.begun[2]?.resolve('third')
  await settled()
  expect(await shared.find({ key: 'a' })).toBe('third')
})

test('the result of a lookup for a single request is not cached, nor is any while access changes', async () => {
  const alone = lookups(true)
  void alone.find({ key: 'a' })
  alone.begun[0]?.resolve('first')
  await settled()
  void alone.find({ key: 'a' })
  expect(alone.begun).toHaveLength(2)
  const during = lookups(false)
  await requestTwice(during)
  void during.find({ key: 'a' })
  expect(during.begun).toHaveLength(3)
})

test('requests that arrive during a lookup share the next one, which starts after they arrived', async () => {
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

test('a failed lookup fails for every request that shares it, and the next one still starts', async () => {
  const { begun, find } = lookups()
  const first = find({ key: 'a' })
  const second = find({ key: 'a' })
  begun[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  begun[1]?.resolve('back')
  expect(await second).toBe('back')
})

test('different keys, and requests without a key, do not share a lookup', () => {
  const { begun, find } = lookups()
  for (const key of ['a', 'b', null, null]) void find({ key })
  expect(begun).toHaveLength(4)
})
