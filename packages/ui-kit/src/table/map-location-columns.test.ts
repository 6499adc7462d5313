import { expect, test } from 'vitest'
import { formatOrientation } from './map-location-columns.tsx'

test.for([
  ['F', 'forward'],
  ['R', 'reverse'],
  [null, 'unknown'],
  ['?', 'unknown'],
] as const)('[DETAIL-037] orientation %s reads %s', ([orientation, word]) => {
  expect(formatOrientation(orientation)).toBe(word)
})
