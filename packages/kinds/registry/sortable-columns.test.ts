import { listingsOf } from '@rosette/release-kit/kind-server.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import { expect, test } from 'vitest'
import { listings, searchCards } from './search-cards.ts'
import { kindServers } from './server.ts'

const indices: Readonly<Record<string, IndexDefinition>> = {
  ...Object.fromEntries(Object.entries(kindServers).flatMap(([name, { search }]) => (search ? [[name, search.index]] : []))),
  ...Object.fromEntries(listingsOf(kindServers).map(([name, { index }]) => [name, index])),
}

/** Columns of everything that is searched in a release, by the name of its index. */
const columns = Object.entries({ ...searchCards, ...listings }).flatMap(([name, card]) =>
  card.columns.flatMap((column) => (name in indices ? [{ name, ...column }] : [])),
)

test('[TABLE-010] every column that can be sorted has a field of the index that the server can sort by', () => {
  const sortable = columns.filter((column) => column.isSortable)
  expect(sortable.filter(({ name, id }) => (indices[name]?.fields[id]?.sort ?? 'none') === 'none')).toEqual([])
  expect(sortable.length).toBeGreaterThan(70)
})

test('a column is called like the field of the index that it shows', () => {
  const strangers = columns.filter(({ name, id }) => !(id in (indices[name]?.fields ?? {})))
  expect(strangers.map(({ name, id }) => `${name}: ${id}`)).toEqual([])
})

test('[TABLE-015] the columns that the documents name have no order', () => {
  const unsorted = /^(desc|tv|assoc_data|assoc_data_child|description|stock_?no|stock_number|donors?)$/i
  const named = columns.filter(({ id }) => unsorted.test(id))
  expect(new Set(named.map(({ id }) => id))).toEqual(new Set(['description', 'stock_number', 'stockNo', 'donors']))
  expect(named.filter(({ isSortable }) => isSortable)).toEqual([])
})
