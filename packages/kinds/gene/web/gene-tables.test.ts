import { expect, test } from 'vitest'
import { formatGeneOrientation } from './gene-tables.tsx'

test.for([
  ['F', 'forward'],
  ['R', 'reverse'],
  [null, 'reverse'],
] as const)('[DGENE-007] orientation %s is shown as %s on the gene page', ([orientation, word]) => {
  expect(formatGeneOrientation(orientation)).toBe(word)
})
