import { listingsOf } from '@rosette/release-kit/kind-server.ts'
import { expect, test } from 'vitest'
import { kindServers } from './server.ts'

test('lists are searched by whole values, so none of their fields is indexed by parts of texts', () => {
  const searchable = listingsOf(kindServers).flatMap(([name, { index }]) =>
    Object.entries(index.fields).flatMap(([field, { isSearchable }]) => (isSearchable ? [`${name}.${field}`] : [])),
  )
  expect(searchable).toEqual([])
})
