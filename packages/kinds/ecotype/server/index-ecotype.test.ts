import { expect, test } from 'vitest'
import { EcotypeHit, ecotypeFacets } from '../contract/ecotype-search-card.ts'
import { cvi0 } from '../fixtures/cvi0.ts'
import { ecotypeIndex, toEcotypeDocument } from './index-ecotype.ts'

test('[DATA-021] a document has every field of an ecotype hit and none that the index lacks', () => {
  const document = toEcotypeDocument(cvi0)
  expect(EcotypeHit.parse(document)).toEqual({
    speciesVariantId: 1000000200,
    full_name: 'Cvi-0',
    abbrev_name: 'Cvi-0',
    aliases: ['Cape Verde Islands'],
    location: null,
    country: 'Cape Verde',
    stock_number: ['CS76789'],
    latitude: 15.1111,
    longitude: -23.6167,
    distance_km: null,
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(ecotypeIndex.fields).sort())
})

test('[DECO-010] latitude and longitude are fields that sort and that are counted in bars, south and west below zero', () => {
  for (const field of ['latitude', 'longitude'] as const) {
    expect(ecotypeIndex.fields[field]?.sort).toBe('number')
    const edges = ecotypeFacets[field].edges ?? []
    expect(edges.toSorted((one, other) => one - other)).toEqual(edges)
    expect(edges.some((edge) => edge < 0)).toBe(true)
  }
})
