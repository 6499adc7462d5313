import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createIndex, findAliasedIndex, finishIndex, listIndices, switchAlias } from './create-index.ts'
import { defineIndex, identifier, indexName, integer } from './index-definition.ts'
import { writeDocuments } from './write-documents.ts'

const { engine, indexPrefix } = testEngine()
const alias = indexName(indexPrefix, 'thing', 'live')
const [first, second] = ['one', 'two'].map((name) => indexName(indexPrefix, 'thing', name)) as [string, string] // two names make two
const Hit = z.object({ key: z.int(), name: z.string() })
const definition = defineIndex({ hit: Hit, fields: { key: integer(), name: identifier() }, key: 'key', order: 'name' })

beforeAll(async () => {
  for (const index of [first, second]) {
    await createIndex(engine, index, definition)
    await finishIndex(engine, index)
  }
})

async function names(): Promise<string[]> {
  await engine.request({ method: 'POST', path: `/${alias}/_refresh` })
  const { sources } = await engine.search<{ name: string }>(alias, { query: { match_all: {} }, sort: ['key'] })
  return sources.map((source) => source.name)
}

const thing = (version: number, name: string | null) => ({ id: '1', version, document: name === null ? null : { key: 1, name } })

test('an alias that is not there takes no document, and no index comes of it', async () => {
  expect(await findAliasedIndex(engine, alias)).toBeNull()
  await expect(writeDocuments(engine, alias, [thing(1, 'a')])).rejects.toThrow(/OpenSearch rejected 1 changes/)
  expect(await listIndices(engine, indexPrefix)).toEqual([first, second])
})

test('the newest version stays, in whatever order changes and deletions arrive', async () => {
  await switchAlias(engine, alias, { from: null, to: first })
  await writeDocuments(engine, alias, [thing(5, 'five')])
  await writeDocuments(engine, alias, [thing(4, 'four')])
  expect(await names()).toEqual(['five'])
  await writeDocuments(engine, alias, [thing(5, 'five again')])
  expect(await names()).toEqual(['five again'])
  await writeDocuments(engine, alias, [thing(4, null)])
  expect(await names()).toEqual(['five again'])
  await writeDocuments(engine, alias, [thing(7, null)])
  expect(await names()).toEqual([])
  await writeDocuments(engine, alias, [thing(6, 'six')])
  expect(await names()).toEqual([])
  await writeDocuments(engine, alias, [thing(8, 'eight'), { id: 'never there', version: 1, document: null }])
  expect(await names()).toEqual(['eight'])
})

test('a document that the index does not take is reported', async () => {
  const wrong = { id: '2', version: 1, document: { key: 2, name: 'two', unknown: true } }
  await expect(writeDocuments(engine, alias, [wrong])).rejects.toThrow(/strict_dynamic_mapping_exception/)
})

test('the alias moves to another index, and the one before stays', async () => {
  await switchAlias(engine, alias, { from: first, to: second })
  expect(await findAliasedIndex(engine, alias)).toBe(second)
  expect(await names()).toEqual([])
  expect(await listIndices(engine, indexPrefix)).toEqual([first, second])
})
