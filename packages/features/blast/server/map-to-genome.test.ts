import { expect, test } from 'vitest'
import { mapToGenome, type Origin, residuesOf } from './map-to-genome.ts'

const spliced: Origin = {
  chromosome: 'Chr1',
  strand: '+',
  pieces: [
    [101, 110],
    [201, 220],
  ],
  unit: 1,
  skipped: 0,
}
const reverse: Origin = {
  chromosome: 'Chr1',
  strand: '-',
  pieces: [
    [201, 220],
    [101, 110],
  ],
  unit: 1,
  skipped: 0,
}

test.for([
  ['in one exon', spliced, 2, 5, [[102, 105]]],
  [
    'across an intron',
    spliced,
    8,
    13,
    [
      [108, 110],
      [201, 203],
    ],
  ],
  ['on the reverse strand', reverse, 1, 3, [[218, 220]]],
  [
    'across an intron on the reverse strand',
    reverse,
    19,
    22,
    [
      [201, 202],
      [109, 110],
    ],
  ],
  [
    'of a protein',
    { ...spliced, unit: 3 },
    3,
    4,
    [
      [107, 110],
      [201, 202],
    ],
  ],
  ['of a protein that begins within a codon', { ...spliced, unit: 3, skipped: 2 }, 1, 1, [[103, 105]]],
  ['beyond the end', spliced, 29, 40, [[219, 220]]],
] as const)('[BLAST-030] an alignment %s has its place on the chromosome', ([_, origin, from, to, expected]) => {
  expect(mapToGenome(origin, from, to)).toEqual(expected)
})

test('[BLAST-030] a codon that is cut off makes no residue', () => {
  expect(residuesOf({ ...spliced, unit: 3, skipped: 1 })).toBe(9)
  expect(residuesOf(spliced)).toBe(30)
})
