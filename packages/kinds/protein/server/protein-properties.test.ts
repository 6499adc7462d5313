import { expect, test } from 'vitest'
import { proteinProperties } from './protein-properties.ts'

/** Fibroblast growth factor 1: the protein of Biopython's own test of ProtParam, which says 17103.16. */
const growthFactor =
  'MAEGEITTFTALTEKFNLPPGNYKKPKLLYCSNGGHFLRILPDGTVDGTRDRSDQHIQLQLSAESVGEVYIKSTETGQYLAMDTSGLLYGSQTPSEECLFLERLEENHYNTYTSKKHAEKNWFVGLKKNGSCKRGPRTHYGQKAILFLPLPV'

// What ProteinAnalysis(sequence).molecular_weight() of Biopython answers.
test.for([
  [growthFactor, 17103.16],
  ['G', 75.07], // glycine
  ['DRVYIHPF', 1046.18], // angiotensin II
  ['RPPGFSPFR', 1060.21], // bradykinin
  ['HSQGTFTSDYSKYLDSRRAQDFVQWLMNT', 3482.75], // glucagon
  ['ILPWKWPWWPWRR', 1907.27], // indolicidin without its amide: five tryptophans of thirteen residues
  ['GIGAVLKVLTTGLPALISWIKRKRQQ', 2847.45], // melittin without its amide
  // Every residue fifty times: what the fourth digit of each mass adds up to.
  ['ACDEFGHIKLMNOPQRSTUVWY'.repeat(50), 138269.72],
] as const)('[DPROT-002] [TRUTH-026] the average mass of %s is %s Da', ([sequence, mass]) => {
  expect(Math.abs((proteinProperties(sequence).molecularWeight ?? 0) - mass)).toBeLessThanOrEqual(0.01)
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
