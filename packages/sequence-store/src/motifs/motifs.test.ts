import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reverseComplement } from '../translate.ts'
import { siteFinder, siteStrands } from './find-sites.ts'
import { packSites, unpackSites } from './packed-sites.ts'
import {
  type Composition,
  type CountMatrix,
  compositionOf,
  distributionOf,
  reverseMatrix,
  scoreMatrix,
  thresholdOf,
} from './score-matrix.ts'
import { similarityOf, similarMotifs } from './similar-motifs.ts'

const letters = 'ACGT'
const background: Composition = [0.33, 0.17, 0.17, 0.33]

/** 97 of 100 counts for each letter. */
function matrixOf(word: string): CountMatrix {
  const countOf = (letter: string, base: string) => (letter === base ? 97 : letter === 'N' ? 25 : 1)
  return [...word].map((letter) => [countOf(letter, 'A'), countOf(letter, 'C'), countOf(letter, 'G'), countOf(letter, 'T')])
}

const anyMatrix = fc.array(fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 40 })), { minLength: 3, maxLength: 14 })
const anySequence = fc.string({ unit: fc.constantFrom(...'AAACCCGGGTTTTTTN'), maxLength: 60 })

/** Every window on both strands, without any shortcut. */
function searchPlainly(sequence: string, matrix: CountMatrix, threshold: number) {
  const scores = scoreMatrix(matrix, background)
  const scoreOf = (word: string) =>
    [...word].reduce(
      (sum, base, column) => sum + (letters.includes(base) ? (scores[4 * column + letters.indexOf(base)] ?? 0) : Number.NaN),
      0,
    )
  return Array.from({ length: Math.max(0, sequence.length - matrix.length + 1) }, (_, start) => {
    const word = sequence.slice(start, start + matrix.length)
    const [along, against] = [scoreOf(word), scoreOf(reverseComplement(word))]
    const strand = along >= threshold ? (against >= threshold ? siteStrands.both : siteStrands.along) : siteStrands.against
    return { start, strand, score: Math.max(along, against) }
  }).filter(({ score }) => score >= threshold)
}

test('[MOTIF-002] scores are log-odds in hundredths of a bit, with one pseudocount in the proportions of the background', () => {
  // (97 + 0.33) / 101 / 0.33 = 2.9202…, of which the binary logarithm is 1.546; (1 + 0.17) / 101 / 0.17 = 0.0681…: -3.875.
  expect([...scoreMatrix(matrixOf('A'), background)]).toEqual([155, -388, -388, -465])
  expect(compositionOf({ at: 66, gc: 34 })).toEqual(background)
  const scores = scoreMatrix(matrixOf('AACG'), background)
  expect(reverseMatrix(scores)).toEqual(scoreMatrix(matrixOf('CGTT'), background))
})

test('[MOTIF-002] the distribution of scores is that of all words, and a threshold is the lowest score that is rare enough', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 5 }),
      (matrix) => {
        const scores = scoreMatrix(matrix, background)
        const chances = new Map<number, number>()
        for (let word = 0; word < 4 ** matrix.length; word++) {
          const bases = matrix.map((_, column) => (word >> (2 * column)) & 3)
          const score = bases.reduce((sum, base, column) => sum + (scores[4 * column + base] ?? 0), 0)
          chances.set(score, (chances.get(score) ?? 0) + bases.reduce((product, base) => product * (background[base] ?? 0), 1))
        }
        const [lowest, distribution] = distributionOf(scores, background)
        for (const [at, chance] of distribution.entries()) expect(chance).toBeCloseTo(chances.get(lowest + at) ?? 0, 12)
        const tail = (least: number) => [...chances].reduce((sum, [score, chance]) => (score >= least ? sum + chance : sum), 0)
        const p = 0.02
        const enough = [...chances.keys()].filter((score) => tail(score) <= p)
        expect(thresholdOf(scores, background, p)).toBe(enough.length === 0 ? null : Math.min(...enough))
      },
    ),
    { seed: 3702, numRuns: 60 },
  )
  // The best of 4^6 words is likelier than 1 in 10,000.
  expect(thresholdOf(scoreMatrix(matrixOf('CACGTG'), background), background, 1e-5)).toBeNull()
})

test('[MOTIF-003] sites are those of a plain search of every window on both strands', () => {
  fc.assert(
    fc.property(fc.array(anyMatrix, { minLength: 1, maxLength: 4 }), fc.array(anySequence, { maxLength: 4 }), (matrices, sequences) => {
      const motifs = matrices.map((matrix) => {
        const scores = scoreMatrix(matrix, background)
        return { scores, threshold: thresholdOf(scores, background, 0.05) ?? Number.MAX_SAFE_INTEGER }
      })
      const find = siteFinder(motifs)
      for (const sequence of sequences) {
        const expected = matrices.flatMap((matrix, motif) =>
          searchPlainly(sequence, matrix, motifs[motif]?.threshold ?? 0).map((site) => ({ motif, ...site })),
        )
        const found = find(sequence).sort((one, other) => one.motif - other.motif || one.start - other.start)
        expect(found).toEqual(expected)
      }
    }),
    { seed: 3702, numRuns: 40 },
  )
})

test('[MOTIF-003] both strands, both ends, lower case, unknown bases; a palindrome is one site', () => {
  const search = (word: string, sequence: string) => {
    const scores = scoreMatrix(matrixOf(word), background)
    const find = siteFinder([{ scores, threshold: thresholdOf(scores, background, 1e-4) ?? Number.NaN }])
    return find(sequence).map(({ start, strand }) => [start, strand])
  }
  expect(search('AACCGACA', `AACCGACATTTT${reverseComplement('AACCGACA')}`)).toEqual([
    [0, siteStrands.along],
    [12, siteStrands.against],
  ])
  expect(search('GCCACGTGGC', 'TTGCCACGTGGCTT')).toEqual([[2, siteStrands.both]])
  expect(search('AACCGACA', 'ttaaccgacatt')).toEqual([[2, siteStrands.along]])
  expect(search('NAACCGACA', 'NAACCGACA')).toEqual([])
  expect(search('AACCGACA', 'AACCGAC')).toEqual([])
})

test('[MOTIF-008] motifs are alike if most of their columns agree on either strand', () => {
  expect(similarityOf(matrixOf('GCCACGTGGC'), matrixOf('GCCACGTGGC'))).toBeCloseTo(1, 9)
  // The same on the other strand, and eight of ten columns: 8 / 10.
  expect(similarityOf(matrixOf('AACCGACA'), matrixOf('TGTCGGTT'))).toBeCloseTo(1, 9)
  expect(similarityOf(matrixOf('GCCACGTGGC'), matrixOf('CCACGTGG'))).toBeCloseTo(0.8, 9)
  // Five columns of a pair that is eleven wide.
  expect(similarityOf(matrixOf('TATACCGC'), matrixOf('ACCGCGGG'))).toBeCloseTo(5 / 11, 9)
  // Four aligned columns are too few for motifs of eight.
  expect(similarityOf(matrixOf('AGATCGCC'), matrixOf('CGCCTAAG'))).toBeLessThan(0.3)
  expect(similarityOf(matrixOf('NNNNNN'), matrixOf('ACGACG'))).toBe(0)
  expect(similarMotifs(['GCCACGTGGC', 'AACCGACA', 'CCACGTGG', 'TGTCGGTT'].map(matrixOf))).toEqual([[2], [3], [0], [1]])
})

test('[MOTIF-004] sites are the same after they were stored', () => {
  const sites = [
    { promoter: 0, distance: 1000, strand: siteStrands.along, score: 1415 },
    { promoter: 40_000, distance: 6, strand: siteStrands.both, score: -3 },
  ]
  expect([...unpackSites(packSites(sites))]).toEqual(sites)
})
