import { expect, test } from 'vitest'
import { reverseComplement, translate } from './translate.ts'

/** The standard genetic code, as textbooks list it. */
const codons = {
  A: 'GCT GCC GCA GCG',
  C: 'TGT TGC',
  D: 'GAT GAC',
  E: 'GAA GAG',
  F: 'TTT TTC',
  G: 'GGT GGC GGA GGG',
  H: 'CAT CAC',
  I: 'ATT ATC ATA',
  K: 'AAA AAG',
  L: 'TTA TTG CTT CTC CTA CTG',
  M: 'ATG',
  N: 'AAT AAC',
  P: 'CCT CCC CCA CCG',
  Q: 'CAA CAG',
  R: 'CGT CGC CGA CGG AGA AGG',
  S: 'TCT TCC TCA TCG AGT AGC',
  T: 'ACT ACC ACA ACG',
  V: 'GTT GTC GTA GTG',
  W: 'TGG',
  Y: 'TAT TAC',
  '*': 'TAA TAG TGA',
}

test.each(Object.entries(codons))('%s is made by %s', (aminoAcid, list) => {
  // ATG behind it, because a stop at the end would be left out.
  for (const codon of list.split(' ')) expect(translate(`${codon}ATG`)).toBe(`${aminoAcid}M`)
})

test('all 64 codons are known', () => {
  expect(new Set(Object.values(codons).join(' ').split(' ')).size).toBe(64)
})

test('one stop at the end goes, and only that one', () => {
  expect([translate('TAA'), translate('TAATAA'), translate('TAAATG')]).toEqual(['', '*', '*M'])
})

test('bases before the frame and after the last whole codon make nothing', () => {
  expect([translate('ATGAA', 0), translate('CATGAA', 1), translate('CCATGAAA', 2), translate('AT'), translate('')]).toEqual([
    'M',
    'M',
    'MK',
    '',
    '',
  ])
})

test.each([
  ['A', 'T'],
  ['C', 'G'],
  ['R', 'Y'],
  ['K', 'M'],
  ['B', 'V'],
  ['D', 'H'],
  ['S', 'S'],
  ['W', 'W'],
  ['N', 'N'],
])('%s pairs with %s, in either case', (one, other) => {
  expect([one, other, one.toLowerCase()].map(reverseComplement)).toEqual([other, one, other.toLowerCase()])
})

test('a character that is not a base stays', () => {
  expect(reverseComplement('A-*')).toBe('*-T')
})
