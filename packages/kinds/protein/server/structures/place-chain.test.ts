import { expect, test } from 'vitest'
import { placeChain } from './place-chain.ts'
import { summarizeConfidence } from './summarize-confidence.ts'

const protein = 'MTAYQSELGGDSSPLRKSGRGKIEIKRIENTTNRQVTFCKRRNGLLKKAYELSVLCDAEV'

/** The residues of a molecule from the given place on; `-` was not seen. */
function chain(seen: string, firstNumber = 1) {
  const residues = [...seen].flatMap((letter, index) => (letter === '-' ? [] : [{ letter, index }]))
  return {
    sequence: residues.map(({ letter }) => letter).join(''),
    places: residues.map(({ index }) => 1 + index),
    numbers: residues.map(({ index }) => firstNumber + index),
  }
}

test('[STRUCT-002] a prediction of the whole protein, and a fragment that counts its residues from 1', () => {
  expect(placeChain(protein, chain(protein), 'predicted')).toMatchObject({
    residueCount: 60,
    outsideCount: 0,
    differences: [],
    pieces: [{ start: 1, end: 60, number: 1 }],
  })
  expect(placeChain(protein, chain(protein.slice(20, 50)), 'predicted')?.pieces).toEqual([{ start: 21, end: 50, number: 1 }])
})

test('[STRUCT-002] a prediction with one other residue, one too many or one too few is of another sequence', () => {
  const exchanged = `${protein.slice(0, 30)}W${protein.slice(31)}`
  for (const other of [exchanged, `${protein}W`, `W${protein}`, protein.slice(0, 20) + protein.slice(21)]) {
    expect(placeChain(protein, chain(other), 'predicted')).toBeNull()
  }
})

test('[STRUCT-002] a measured chain may have a tag, a gap and exchanges, and its own numbers', () => {
  const seen = `GSHM${protein.slice(20, 30)}----${protein.slice(34, 44)}W${protein.slice(45, 60)}`
  expect(placeChain(protein, chain(seen, 117), 'experimental')).toEqual({
    positions: [null, null, null, null, ...range(21, 30), ...range(35, 60)],
    residueCount: 36,
    outsideCount: 4,
    differences: [{ position: 45, protein: protein[44], structure: 'W' }],
    pieces: [
      { start: 21, end: 30, number: 121 },
      { start: 35, end: 60, number: 135 },
    ],
  })
})

test('[STRUCT-002] a tag that does not follow the protein is outside of it at the other end too', () => {
  const placed = placeChain(protein, chain(`${protein.slice(0, 40)}LEHHHHHH`), 'experimental')
  expect(placed).toMatchObject({ residueCount: 40, outsideCount: 8, differences: [] })
})

test('[STRUCT-002] a jump of the numbers begins a piece, so that a residue is found by its number', () => {
  const jumped = chain(protein)
  const numbers = jumped.numbers.map((number) => (number > 10 ? number + 100 : number))
  expect(placeChain(protein, { ...jumped, numbers }, 'experimental')?.pieces).toEqual([
    { start: 1, end: 10, number: 1 },
    { start: 11, end: 60, number: 111 },
  ])
})

test('[STRUCT-002] nine of ten residues must be the protein’s, and other proteins have no place', () => {
  const exchanged = (each: number) => chain([...protein].map((letter, index) => (index % each === each - 1 ? 'X' : letter)).join(''))
  expect(placeChain(protein, exchanged(9), 'experimental')?.differences).toHaveLength(6)
  expect(placeChain(protein, exchanged(8), 'experimental')).toBeNull()
  expect(placeChain(protein, chain('PEPTIDEPEPTIDEPEPTIDE'), 'experimental')).toBeNull()
  expect(placeChain(protein, chain('MTA'), 'experimental')).toBeNull()
})

test('[STRUCT-002] of a repeat the place that most residues agree on counts', () => {
  const repeat = 'ACDEFGHIKLACDEFGHIKLACDEFGHIKM'
  expect(placeChain(repeat, chain('ACDEFGHIKM'), 'predicted')?.pieces).toEqual([{ start: 21, end: 30, number: 1 }])
})

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

test('[STRUCT-005] classes at their limits, ranges that end at gaps, and the mean', () => {
  const values = [95, 90.01, 90, 70.01, 70, 50.01, 50, 0]
  expect(summarizeConfidence([1, 2, 3, 4, 6, 7, 8, 9], values)).toEqual({
    mean: 64.38,
    residues: { very_high: 2, high: 2, low: 2, very_low: 2 },
    ranges: [
      { start: 1, end: 2, level: 'very_high', mean: 92.51 },
      { start: 3, end: 4, level: 'high', mean: 80.01 },
      { start: 6, end: 7, level: 'low', mean: 60.01 },
      { start: 8, end: 9, level: 'very_low', mean: 25 },
    ],
  })
  expect(summarizeConfidence([1, 3], [80, 80])?.ranges).toHaveLength(2)
})

test('[STRUCT-005] residues beside the protein do not count; what can’t be a pLDDT is none', () => {
  expect(summarizeConfidence([null, 1], [10, 80])?.mean).toBe(80)
  for (const values of [
    [101, 80],
    [-1, 80],
    [0.9, 0.4],
    [0, 0],
  ])
    expect(summarizeConfidence([1, 2], values)).toBeNull()
})
