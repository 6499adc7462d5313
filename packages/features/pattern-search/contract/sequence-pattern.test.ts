import { expect, test } from 'vitest'
import { readOptions } from './pattern-search.ts'
import { isPalindrome, parsePattern } from './sequence-pattern.ts'

const place = (letters: string | null, min = 1, max = min) => ({ letters, min, max })

test.each([
  ['ACG', [place('A'), place('C'), place('G')]],
  ['a-c-g.', [place('A'), place('C'), place('G')]],
  [' AC GU ', [place('A'), place('C'), place('G'), place('T')]],
  ['RYN(2)WA', [place('AG'), place('CT'), place(null, 2), place('AT'), place('A')]],
  ['[AC](3)', [place('AC', 3)]],
  ['[RC]AA', [place('ACG'), place('A'), place('A')]],
  ['{A}(2,4)C', [place('CGT', 2, 4), place('C')]],
  ['A(0,2)CGT', [place('A', 0, 2), place('C'), place('G'), place('T')]],
])('[PATM-002] %s is read as DNA', (text, elements) => {
  expect(parsePattern(text, 'dna')).toEqual({ elements, isAtStart: false, isAtEnd: false })
})

test('[PATM-002] < and > hold a pattern at the ends, and amino acids have letters of their own', () => {
  expect(parsePattern('<M-[ST]-x(2)-{P}>', 'protein')).toEqual({
    elements: [place('M'), place('ST'), place(null, 2), place('ACDEFGHIKLMNQRSTVWY')],
    isAtStart: true,
    isAtEnd: true,
  })
  expect(parsePattern('BZJ', 'protein')).toMatchObject({ elements: [place('DN'), place('EQ'), place('IL')] })
})

test.each([
  ['', 'Please enter a pattern.'],
  ['<>', 'Please enter a pattern.'],
  ['ACGE', 'E is not a letter of nucleotides.'],
  ['AC(G', 'The pattern cannot be read from ‘(G’ on.'],
  ['ACG; ls', 'The pattern cannot be read from ‘;LS’ on.'],
  ['@/etc/passwd', 'The pattern cannot be read from ‘@/ETC/PASSWD’ on.'],
  ['-pmismatch 9', 'P is not a letter of nucleotides.'],
  ['AC\u0000GT', 'The pattern cannot be read from ‘\u0000GT’ on.'],
  ['{ACGT}AAA', '{ACGT} leaves no letter.'],
  ['A(4,2)CCC', 'The repeat (4,2) is the wrong way round.'],
  ['A(0)CCC', 'Something repeats 1 to 100 times.'],
  ['A(101)', 'Something repeats 1 to 100 times.'],
  ['NNNAC', 'A pattern needs at least 3 fixed positions.'],
  ['A(0,9)CC', 'A pattern needs at least 3 fixed positions.'],
  ['A(100)'.repeat(6), 'A pattern covers at most 500 letters.'],
  ['A'.repeat(201), 'A pattern has at most 200 characters.'],
])('[PATM-002] [PATM-007] %j is refused in words', (text, error) => {
  expect(parsePattern(text, 'dna')).toEqual({ error })
})

test('[PATM-003] mismatches need fixed places, and repeats that vary are bounded with them', () => {
  const ask = (pattern: string, mismatches: number) => readOptions({ pattern, dataset: 'araport11_transcripts', mismatches })
  expect(ask('ACGT', 1)).toMatchObject({ alphabet: 'dna' })
  expect(ask('ACGN', 1)).toEqual({ field: 'mismatches', error: 'To allow 1, at least 4 positions of the pattern must be fixed.' })
  expect(ask('ACGTACGTAC', 3)).toMatchObject({ alphabet: 'dna' })
  expect(ask('A(1,9)C(1,9)GTGT', 1)).toMatchObject({ field: 'mismatches', error: expect.stringContaining('cannot be searched') })
  expect(ask('A(1,9)C(1,9)GTGT', 0)).toMatchObject({ alphabet: 'dna' })
})

test.each([
  ['CACGTG', true],
  ['CAYRTG', true],
  ['CCN(2,3)GG', true],
  ['[AC]GC[GT]', true],
  ['<CACGTG>', true],
  ['<CACGTG', false],
  ['CACGTT', false],
  ['CAC', false],
  ['C(2)AATG', false],
])('[PATM-008] whether %s is its own reverse complement: %s', (text, expected) => {
  const pattern = parsePattern(text, 'dna')
  if ('error' in pattern) throw new Error(pattern.error)
  expect(isPalindrome(pattern)).toBe(expected)
})
