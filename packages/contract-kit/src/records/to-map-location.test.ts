import { expect, test } from 'vitest'
import { toMapLocation, toSequenceLocation, toSpan } from './to-map-location.ts'

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
  const location = { name: 'AGI', mapType: 'nuc_sequence', units: 'bp', chromosome: 'Chr4', start: 1, end: 2, orientation: 'R' }
  expect(toMapLocation(row)).toEqual([{ map: { kind: 'map', key: 7, label: 'AGI' }, ...location }])
})

test('an orientation that is neither is not known, and an unknown chromosome gives no place', () => {
  expect(toMapLocation({ ...row, orientation: '?' })).toMatchObject([{ orientation: null }])
  expect(toMapLocation({ ...row, chromosome: 'X' })).toEqual([])
})

const position = { chromosome: 'chr4', startPosition: 1, endPosition: 2, orientation: 'F' }

test('a position is known when its chromosome, start and end are', () => {
  expect(toSpan(position)).toEqual({ chromosome: 'Chr4', start: 1, end: 2, orientation: 'F' })
  expect(toSpan({ ...position, startPosition: 0, orientation: null })).toEqual({ chromosome: 'Chr4', start: 0, end: 2, orientation: null })
  for (const unknown of [{ chromosome: null }, { chromosome: 'X' }, { startPosition: null }, { endPosition: null }])
    expect(toSpan({ ...position, ...unknown })).toBeNull()
})

test('a place on the sequence names its map where the release has a record of it', () => {
  const span = { chromosome: 'Chr4', start: 1, end: 2, orientation: null } as const
  const location = { ...span, name: 'AGI', mapType: 'nuc_sequence', units: 'bp' }
  expect(toSequenceLocation(span, null)).toEqual(location)
  expect(toSequenceLocation(span, 0)).toEqual({ ...location, map: { kind: 'map', key: 0, label: 'AGI' } })
})
