import { expect, test } from 'vitest'
import { toIdentifierRows } from './record-identifiers.ts'

test('a name has one row, under the first of its types and in the form names are compared in', () => {
  const names = [
    { type: 'alias', name: 'ag' },
    { type: 'symbol', name: 'AG' },
    { type: 'full_name', name: ' Agamous  like' },
    { type: 'name', name: 'AT4G18960' },
    { type: 'alias', name: ' ' },
  ] as const
  expect(toIdentifierRows('locus', 7, { label: 'AT4G18960', names })).toEqual([
    ['AT4G18960', 'locus', 'name', 'current', 7, 'AT4G18960', null, null],
    ['AG', 'locus', 'symbol', 'current', 7, 'AT4G18960', null, null],
    ['AGAMOUS LIKE', 'locus', 'full_name', 'current', 7, 'AT4G18960', null, null],
  ])
})

test('a record that is no longer in use names its successor', () => {
  const names = [{ type: 'name', name: 'old' }] as const
  const successor = { key: 8, label: 'new' }
  expect(toIdentifierRows('trial', 7, { label: 'old', names, obsolete: { successor } })).toEqual([
    ['OLD', 'trial', 'name', 'obsolete', 7, 'old', 8, 'new'],
  ])
  expect(toIdentifierRows('trial', 7, { label: 'old', names, obsolete: { successor: null } })).toEqual([
    ['OLD', 'trial', 'name', 'obsolete', 7, 'old', null, null],
  ])
})
