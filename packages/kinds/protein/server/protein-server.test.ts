import { expect, test } from 'vitest'
import { at4g189601 } from '../fixtures/at4g18960-1.ts'
import { identifiersOfProtein } from './protein-server.ts'

test('a protein is identified by its name and its UniProt entries', () => {
  expect(identifiersOfProtein(at4g189601)).toEqual({
    label: 'AT4G18960.1',
    names: [
      { type: 'name', name: 'AT4G18960.1' },
      { type: 'uniprot', name: 'P17839' },
    ],
  })
})
