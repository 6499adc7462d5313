import { expect, test } from 'vitest'
import { chromosomeLengths, parseChromosome } from './genome.ts'

test.each([
  ['Chr1', 'Chr1'],
  ['1', 'Chr1'],
  ['chr5', 'Chr5'],
  [' CHROMOSOME 3 ', 'Chr3'],
  ['chr_2', 'Chr2'],
  ['chromosome4', 'Chr4'],
  ['C', 'ChrC'],
  ['ChrC', 'ChrC'],
  ['chloroplast', 'ChrC'],
  ['Pt', 'ChrC'],
  ['mitochondria', 'ChrM'],
  ['Mitochondrial', 'ChrM'],
  ['Mt', 'ChrM'],
  ['m', 'ChrM'],
])('%j is %s', (text, chromosome) => {
  expect(parseChromosome(text)).toBe(chromosome)
})

test.each(['', '6', '0', 'chr', 'chr 1 2', 'xchr1', 'scaffold_1', 'chr__1', '11'])('%j is not a chromosome', (text) => {
  expect(parseChromosome(text)).toBeNull()
})

test('the assembly has 119,667,750 bases, organelles included', () => {
  expect(Object.values(chromosomeLengths).reduce((sum, length) => sum + length, 0)).toBe(119_667_750)
})
