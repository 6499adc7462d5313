import { distanceKm } from '@rosette/contract-kit/records/distance-km.ts'
import { expect, test } from 'vitest'
import { accessionIndex } from './near-accessions.ts'

const place = (speciesVariantId: number, originalName: string, latitude: number, longitude: number) => ({
  speciesVariantId,
  originalName,
  latitude,
  longitude,
})

test.for([
  [54.1, -6.2, 53.08, -9.07555556, 221.1],
  [0, 179.5, 0, -179.5, 111.2],
  [90, 0, 90, 120, 0],
  [10, 10, -10, -170, 20015.1],
] as const)('[DECO-007] distances are over ground: %f %f to %f %f is %f km', ([north, east, otherNorth, otherEast, km]) => {
  expect(distanceKm({ latitude: north, longitude: east }, { latitude: otherNorth, longitude: otherEast })).toBe(km)
})

test('[DECO-007] accessions of the same name come first, then the nearest, also across the date line and near the pole', () => {
  const here = place(1, 'Bur-0', 70, 179)
  const near = accessionIndex([
    here,
    place(2, 'Far-0', 0, 0),
    place(3, 'Beyond-0', 70, -179),
    // Nine degrees of longitude are 343 km here, three of latitude 334 km.
    place(4, 'East-0', 70, 170),
    place(5, 'South-0', 67, 179),
    place(6, 'BUR-0', -40, 20),
  ])(here)
  expect(near.map(({ originalName, isSameName }) => [originalName, isSameName])).toEqual([
    ['BUR-0', true],
    ['Beyond-0', false],
    ['South-0', false],
    ['East-0', false],
    ['Far-0', false],
  ])
})

test('[DECO-007] at most eight are listed, of equally near ones the first', () => {
  const others = Array.from({ length: 20 }, (_, number) => place(number + 10, `X-${number}`, 50, 10))
  expect(accessionIndex(others)(place(1, 'Here', 50, 10)).map(({ speciesVariantId }) => speciesVariantId)).toEqual([
    10, 11, 12, 13, 14, 15, 16, 17,
  ])
})
