import { expect, test } from 'vitest'
import { toCloneVector } from './to-clone-vector.ts'

test('a vector without record is a name', () => {
  const row = { vectorName: 'pBeloBAC11', vectorId: null, vectorType: null, description: null }
  expect(toCloneVector(row)).toEqual({ vector: null, name: 'pBeloBAC11', vectorType: null, description: null })
  expect(toCloneVector({ ...row, vectorId: 7 }).vector).toEqual({ kind: 'vector', key: 7, label: 'pBeloBAC11' })
})
