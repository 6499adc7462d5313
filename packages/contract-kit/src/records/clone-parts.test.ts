import { expect, test } from 'vitest'
import { toCloneHost, toCloneVector } from './clone-parts.ts'

test('a host without a record is only a name, and without a name there is no host', () => {
  const row = { hostName: 'DH10B', hostStrainId: null, genus: null, species: null }
  expect(toCloneHost(row)).toEqual({ hostStrain: null, originalName: 'DH10B', genus: null, species: null })
  expect(toCloneHost({ ...row, hostStrainId: 7 })?.hostStrain).toEqual({ kind: 'hoststrain', key: 7, label: 'DH10B' })
  expect(toCloneHost({ ...row, hostName: null })).toBeNull()
})

test('a vector without record is a name', () => {
  const row = { vectorName: 'pBeloBAC11', vectorId: null, vectorType: null, description: null }
  expect(toCloneVector(row)).toEqual({ vector: null, name: 'pBeloBAC11', vectorType: null, description: null })
  expect(toCloneVector({ ...row, vectorId: 7 }).vector).toEqual({ kind: 'vector', key: 7, label: 'pBeloBAC11' })
})
