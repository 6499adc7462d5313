import { insertionTypes, parseInsertionType } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { expect, test } from 'vitest'
import {
  alleleModes,
  inheritances,
  parseAlleleMode,
  parseInheritance,
  parsePolymorphismType,
  polymorphismTypes,
} from './polymorphism-types.ts'

test('[DATA-070] polymorphism types are those of both documents together, in any case', () => {
  const words = 'compound, deletion, digest_pattern, INDEL, insertion, PCR_product_length, SNP, substitution, visible'
  expect(polymorphismTypes).toEqual(words.split(', '))
  expect(['indel', 'SNP', 'Visible', 'inversion'].map(parsePolymorphismType)).toEqual(['INDEL', 'SNP', 'visible', null])
})

test('[DATA-071] the hyphens of the form become the spaces of the records', () => {
  const words = 'antimorphic, gain of function, haplo-insufficient, hypermorphic, hypomorphic, loss of function, unknown'
  expect(alleleModes).toEqual(words.split(', '))
  expect(parseAlleleMode('loss-of-function')).toBe('loss of function')
  expect(parseAlleleMode('gain-of-function')).toBe('gain of function')
  expect(alleleModes.map(parseAlleleMode)).toEqual(alleleModes)
  expect(parseAlleleMode('amorphic')).toBeNull()
})

test('[DATA-076] there are three inheritances', () => {
  expect(inheritances).toEqual(['dominant', 'incompletely dominant', 'recessive'])
  expect(['incompletely_dominant', 'Recessive', 'maternal'].map(parseInheritance)).toEqual(['incompletely dominant', 'recessive', null])
})

test('[DATA-077] insertions are short, T-DNA or transposant', () => {
  expect(insertionTypes).toEqual(['short', 'T-DNA', 'transposant'])
  expect(['t-dna', 'transposant', 'long'].map(parseInsertionType)).toEqual(['T-DNA', 'transposant', null])
})
