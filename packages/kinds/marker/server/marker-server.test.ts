import { expect, test } from 'vitest'
import { nga8 } from '../fixtures/nga8.ts'
import { identifiersOfMarker } from './marker-server.ts'

test('a marker is identified by its name, its accession and its aliases', () => {
  expect(identifiersOfMarker({ ...nga8, tairAccession: 7, aliases: ['NGA-8'] })).toEqual({
    label: 'nga8',
    names: [
      { type: 'name', name: 'nga8' },
      { type: 'accession', name: 'GeneticMarker:7' },
      { type: 'alias', name: '7' },
      { type: 'alias', name: 'NGA-8' },
    ],
  })
})
