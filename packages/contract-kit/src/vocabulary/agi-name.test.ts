import { expect, test } from 'vitest'
import { agiNamesIn, isAgiName, locusOfName } from './agi-name.ts'

test.for([
  ['AT4G18960', true],
  ['at4g18960', true],
  ['ATMG00010', true],
  ['ATCG00010', true],
  ['AT6G18960', false],
  ['AT4G18960.1', false],
  ['AT1TE25670', false],
] as const)('%s is the name of a locus: %s', ([name, is]) => {
  expect(isAgiName(name)).toBe(is)
})

test('a gene model leads to its locus; other names to none', () => {
  expect(['At4g18960.1', 'AT4G18960', 'AG', 'AT4G18960.x', 'xAT4G18960'].map(locusOfName)).toEqual([
    'AT4G18960',
    'AT4G18960',
    null,
    null,
    null,
  ])
})

test('a text may name several loci, or none', () => {
  expect(agiNamesIn('At4g18960 / AT1G65480.2')).toEqual(['AT4G18960', 'AT1G65480'])
  expect(agiNamesIn('not mapped')).toEqual([])
})
