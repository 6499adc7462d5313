import { expect, test } from 'vitest'
import { at1g010731 } from '../fixtures/at1g01073-1.ts'
import { at4g189601 } from '../fixtures/at4g18960-1.ts'
import { identifiersOfGene } from './gene-server.ts'

test('a gene model is identified by name and accession, and an obsolete one is marked', () => {
  expect(identifiersOfGene(at4g189601)).toEqual({
    label: 'AT4G18960.1',
    names: [
      { type: 'name', name: 'AT4G18960.1' },
      { type: 'accession', name: 'Gene:2117143' },
    ],
  })
  expect(identifiersOfGene({ ...at1g010731, tairAccession: null })).toEqual({
    label: 'AT1G01073.1',
    obsolete: { successor: null },
    names: [{ type: 'name', name: 'AT1G01073.1' }],
  })
})
