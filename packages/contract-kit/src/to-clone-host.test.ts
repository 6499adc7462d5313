import { expect, test } from 'vitest'
import { toCloneHost } from './to-clone-host.ts'

test('a host without record is a name, and no name is no host', () => {
  const row = { hostName: 'DH10B', hostStrainId: null, genus: null, species: null }
  expect(toCloneHost(row)).toEqual({ hostStrain: null, originalName: 'DH10B', genus: null, species: null })
  expect(toCloneHost({ ...row, hostStrainId: 7 })?.hostStrain).toEqual({ kind: 'hoststrain', key: 7, label: 'DH10B' })
  expect(toCloneHost({ ...row, hostName: null })).toBeNull()
})
