import { expect, test } from 'vitest'
import { indexName } from './index-definition.ts'

test('an index is named after prefix, kind and release', () => {
  expect(indexName('rosette', 'locus', 'araport11_2026')).toBe('rosette-locus-araport11_2026')
})

test.each(['a,b', '*', '../x', 'UPPER', '', 'a b', '-a'])('a release called %j never reaches the engine', (releaseId) => {
  expect(() => indexName('rosette', 'locus', releaseId)).toThrow('Not an index name')
})
