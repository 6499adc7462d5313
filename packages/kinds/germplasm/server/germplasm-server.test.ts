import { expect, test } from 'vitest'
import { cs1092 } from '../fixtures/cs1092.ts'
import { identifiersOfGermplasm } from './germplasm-server.ts'

test('a germplasm is identified by its name, accession, original name, aliases and stock numbers', () => {
  const record = {
    ...cs1092,
    name: 'zwille-3',
    originalName: 'zll-3',
    tairObjectId: 500,
    otherNames: [{ originalAlias: 'pinhead', note: null }],
  }
  expect(identifiersOfGermplasm(record)).toEqual({
    label: 'zwille-3',
    names: [
      { type: 'name', name: 'zwille-3' },
      { type: 'accession', name: 'Germplasm:500' },
      { type: 'alias', name: 'zll-3' },
      { type: 'alias', name: 'pinhead' },
      { type: 'stock', name: 'CS1092' },
    ],
  })
})
