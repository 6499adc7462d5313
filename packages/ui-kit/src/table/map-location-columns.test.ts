import { expect, test } from 'vitest'
import { formatMapType, formatOrientation } from './map-location-columns.tsx'

test.for([
  ['F', 'forward'],
  ['R', 'reverse'],
  [null, 'unknown'],
  ['?', 'unknown'],
] as const)('[DETAIL-037] orientation %s reads %s', ([orientation, word]) => {
  expect(formatOrientation(orientation)).toBe(word)
})

test('the map type of a sequence is shown in words', () => {
  expect(['nuc_sequence', 'genetic'].map(formatMapType)).toEqual(['nucleotide sequence', 'genetic'])
})
