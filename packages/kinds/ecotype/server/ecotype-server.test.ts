import { expect, test } from 'vitest'
import { cvi0 } from '../fixtures/cvi0.ts'
import { identifiersOfEcotype } from './ecotype-server.ts'

test('an ecotype is identified by its names, accession and stocks', () => {
  expect(identifiersOfEcotype({ ...cvi0, tairAccession: 90 })).toEqual({
    label: 'Cvi-0',
    names: [
      { type: 'name', name: 'Cvi-0' },
      { type: 'accession', name: 'SpeciesVariant:90' },
      { type: 'alias', name: 'Cvi-0' },
      { type: 'alias', name: 'Cape Verde Islands' },
      { type: 'stock', name: 'CS76789' },
    ],
  })
})
