import { expect, test } from 'vitest'
import { oncePerRelease } from './once-per-release.ts'

test('requests of a release share one load, and only the releases requested last stay', async () => {
  const loaded: string[] = []
  const find = oncePerRelease(async (releaseId) => {
    loaded.push(releaseId)
    return `of ${releaseId}`
  }, 2)
  expect(await Promise.all([find('a'), find('a'), find('b')])).toEqual(['of a', 'of a', 'of b'])
  expect(loaded).toEqual(['a', 'b'])
  await find('c')
  await find('b')
  await find('a')
  expect(loaded).toEqual(['a', 'b', 'c', 'a'])
})

test('a load that failed is tried again', async () => {
  let tries = 0
  const find = oncePerRelease(async () => {
    tries += 1
    if (tries === 1) throw new Error('The database is away')
    return tries
  }, 2)
  await expect(find('a')).rejects.toThrow('The database is away')
  expect(await find('a')).toBe(2)
})
