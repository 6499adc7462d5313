import { expect, test } from 'vitest'
import { formatLocusOrientation } from './locus-key-facts.tsx'

test.for([
  ['F', 'forward'],
  ['R', 'reverse'],
  [null, 'reverse'],
] as const)('[DLOCUS-008] orientation %s reads %s on the locus page', ([orientation, word]) => {
  expect(formatLocusOrientation(orientation)).toBe(word)
})
