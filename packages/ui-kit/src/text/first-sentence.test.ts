import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test('a description is cut after its first sentence', () => {
  expect(firstSentence('Encodes a kinase. Binds DNA. Is needed.')).toBe('Encodes a kinase.')
  expect(firstSentence('Encodes a kinase')).toBe('Encodes a kinase')
})

test('species names and abbreviations do not end a sentence', () => {
  expect(firstSentence('Homolog of A. Thaliana genes, e.g. AG and others. More.')).toBe('Homolog of A. Thaliana genes, e.g. AG and others.')
  expect(firstSentence('Described by Ma et al. 1991 as a box. More.')).toBe('Described by Ma et al. 1991 as a box.')
})

test('an endless sentence is cut at a word', () => {
  const cut = firstSentence('word '.repeat(100))
  expect(cut.length).toBeLessThan(250)
  expect(cut).toMatch(/word …$/)
})
