import { expect, test } from 'vitest'
import { parseNameAndKey } from './define-search-card.ts'

test.for([
  ['AT4G18960_2117144', { name: 'AT4G18960', key: 2117144 }],
  ['Publication:900000002_900000002', { name: 'Publication:900000002', key: 900000002 }],
  ['Two_parts_and_more_7', { name: 'Two_parts_and_more', key: 7 }],
  ['Flora Example', { name: 'Flora Example', key: null }],
  ['lab_of_plants', { name: 'lab_of_plants', key: null }],
  ['_7', { name: '_7', key: null }],
] as const)('%s is parted at its last underscore', ([joined, parted]) => {
  expect(parseNameAndKey(joined)).toEqual(parted)
})
