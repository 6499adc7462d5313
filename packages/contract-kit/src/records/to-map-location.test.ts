import { expect, test } from 'vitest'
import { toMapLocation } from './to-map-location.ts'

const row = {
  mapId: 7,
  name: 'AGI',
  mapType: 'nuc_sequence',
  units: 'bp',
  chromosome: 'Chr4',
  startPosition: 1,
  endPosition: 2,
  orientation: 'R',
}

test('[DATA-038] a place names its map, chromosome, units and orientation', () => {
  const place = { name: 'AGI', mapType: 'nuc_sequence', units: 'bp', chromosome: 'Chr4', start: 1, end: 2, orientation: 'R' }
  expect(toMapLocation(row)).toEqual([{ map: { kind: 'map', key: 7, label: 'AGI' }, ...place }])
})

test('an orientation that is neither is not known, and an unknown chromosome gives no place', () => {
  expect(toMapLocation({ ...row, orientation: '?' })).toMatchObject([{ orientation: null }])
  expect(toMapLocation({ ...row, chromosome: 'X' })).toEqual([])
})
