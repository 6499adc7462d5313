import { expect, test } from 'vitest'
import { proteinProperties } from './protein-properties.ts'

test.for([
  ['G', 75.1], // glycine
  ['DRVYIHPF', 1046.2], // angiotensin II
  ['RPPGFSPFR', 1060.2], // bradykinin
  ['HSQGTFTSDYSKYLDSRRAQDFVQWLMNT', 3482.8], // glucagon
  ['ILPWKWPWWPWRR', 1907.3], // indolicidin without its amide: five tryptophans of thirteen residues
  ['GIGAVLKVLTTGLPALISWIKRKRQQ', 2847.5], // melittin without its amide
] as const)('[DPROT-002] the average mass of %s is %s Da', ([sequence, mass]) => {
  expect(proteinProperties(sequence).molecularWeight).toBeCloseTo(mass, 1)
})

// With two groups that matter the isoelectric point is the mean of their pK.
test.for([
  ['G', (8.6 + 3.6) / 2],
  ['D', (3.6 + 3.9) / 2],
  ['K', (8.6 + 10.8) / 2],
] as const)('[DPROT-002] the isoelectric point of %s is %s', ([sequence, pi]) => {
  expect(proteinProperties(sequence).isoelectricPoint).toBeCloseTo(pi, 1)
})

test('a stop is not a residue; an unknown residue counts and leaves the mass unknown', () => {
  expect(proteinProperties('MED*')).toEqual(proteinProperties('med'))
  expect(proteinProperties('MXD')).toMatchObject({ length: 3, molecularWeight: null, isoelectricPoint: expect.any(Number) })
})

test('an empty sequence has no properties', () => {
  expect(proteinProperties('*')).toEqual({ length: 0, molecularWeight: null, isoelectricPoint: null })
})

test('acids lower and bases raise the isoelectric point', () => {
  const points = ['DDDDD', 'GGGGG', 'KKKKK'].map((sequence) => proteinProperties(sequence).isoelectricPoint ?? Number.NaN)
  expect(points).toEqual(points.toSorted((one, other) => one - other))
})
