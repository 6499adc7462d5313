import { parseLookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { expect, test } from 'vitest'
import { markerKind } from './marker-kind.ts'

test('[DMARK-001] a marker is looked up only by key or accession', () => {
  expect(parseLookup(markerKind, { key: '12' })).toEqual({ by: 'key', value: '12' })
  expect(parseLookup(markerKind, { accession: '1945577' })).toEqual({ by: 'accession', value: '1945577' })
  expect(parseLookup(markerKind, { name: 'nga8' })).toBeNull()
})

test.each(['abc', 'GeneticMarker:12', '1.5', '-1'])('[DMARK-002] the accession %s is not a whole number and finds nothing', (accession) => {
  expect(parseLookup(markerKind, { accession })).toBeNull()
})
