import { expect, test } from 'vitest'
import { ReleaseUse } from './release-use.ts'

function watchedUse() {
  const unused: string[] = []
  return { unused, use: new ReleaseUse((releaseId) => unused.push(releaseId)) }
}

test('before anything is published there is no release and no lease', () => {
  const { use } = watchedUse()
  expect(use.currentId()).toBeNull()
  expect(use.lease()).toBeNull()
  expect(use.inUse()).toEqual([])
})

test('a release without requests is unused as soon as another is current', () => {
  const { use, unused } = watchedUse()
  use.switchTo('a')
  expect(use.switchTo('b')).toBe(true)
  expect(use.switchTo('b')).toBe(false)
  expect(unused).toEqual(['a'])
})

test('requests keep the release they began with until the last of them is done', () => {
  const { use, unused } = watchedUse()
  use.switchTo('a')
  const first = use.lease()
  const second = use.lease()
  use.switchTo('b')
  expect(first?.releaseId).toBe('a')
  expect(use.lease()?.releaseId).toBe('b')
  expect(use.inUse().sort()).toEqual(['a', 'b'])
  first?.done()
  first?.done()
  expect(unused).toEqual([])
  second?.done()
  expect(unused).toEqual(['a'])
})

test('a release that came back by a rollback stays in use when its old requests end', () => {
  const { use, unused } = watchedUse()
  use.switchTo('a')
  const request = use.lease()
  use.switchTo('b')
  use.switchTo('a')
  request?.done()
  expect(unused).toEqual(['b'])
  expect(use.inUse()).toEqual(['a'])
})

test('[PAINT-014] what is kept of a release goes with the term in which it is served: the same id later is another term', () => {
  const { use } = watchedUse()
  use.switchTo('a')
  const [first, second] = [use.lease(), use.lease()]
  expect(first?.term).toBe(second?.term)
  use.switchTo('b')
  expect(use.lease()?.term).not.toBe(first?.term)
  use.switchTo('a')
  expect(use.lease()?.term).not.toBe(first?.term)
})

test('[API-070] the current release and the one before it can be asked for, and no other', () => {
  const { use } = watchedUse()
  use.switchTo('b', 'a')
  expect(use.held()).toEqual(['b', 'a'])
  expect([use.lease('a')?.releaseId, use.lease('b')?.releaseId, use.lease()?.releaseId]).toEqual(['a', 'b', 'b'])
  expect(use.lease('c')).toBeNull()
})

test('[API-071] the release before stays held until two more are published and its last request has ended', () => {
  const { use, unused } = watchedUse()
  use.switchTo('a')
  use.switchTo('b', 'a')
  const pinned = use.lease('a')
  use.switchTo('c', 'b')
  expect(use.lease('a')).toBeNull()
  expect(use.inUse().sort()).toEqual(['a', 'b', 'c'])
  expect(unused).toEqual([])
  pinned?.done()
  expect(unused).toEqual(['a'])
})

test('[API-071] what is kept in memory of the release before goes with its term, too', () => {
  const { use } = watchedUse()
  use.switchTo('a')
  const current = use.lease('a')
  use.switchTo('b', 'a')
  const previous = use.lease('a')
  expect(previous?.term).not.toBe(current?.term)
  expect(use.lease('a')?.term).toBe(previous?.term)
})
