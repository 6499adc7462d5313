import { expect, test } from 'vitest'
import { isReleaseId, schemaOf } from './release-schema.ts'

test('a release lives in a schema named after it', () => {
  expect(schemaOf('2026_11_15_1')).toBe('release_2026_11_15_1')
})

test.each(['', 'a-b', 'A', 'a.b', 'a"; drop schema community; --', 'a'.repeat(41), 'ä'])('%j is not a release id', (text) => {
  expect(isReleaseId(text)).toBe(false)
  expect(() => schemaOf(text)).toThrow(/can't be a release id/)
})
