import { Readable } from 'node:stream'
import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { createIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { defineIndex, fullNames, identifier, indexName, integer, nameList, prose } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { prepareTermQuery } from './prepare-term-query.ts'
import { type PreparedQuery, prepareTextQuery, runSearch } from './run-search.ts'
import type { SearchTarget } from './search-target.ts'

const Gene = z.object({ key: z.int(), name: z.string(), symbols: z.array(z.string()), full_name: z.string(), note: z.string().nullable() })
const definition = defineIndex({
  hit: Gene,
  fields: {
    key: integer(),
    name: identifier({ isSearchable: true }),
    symbols: nameList({ isSearchable: true }),
    full_name: fullNames(),
    note: prose({ isSearchable: true }),
    hidden: prose(),
  },
  key: 'key',
  order: 'name',
})
const criteria = defineClauses(z.object({ note: z.string().optional() }), {
  note: (text, _criteria, { index }) => textClause(index, 'note', 'contains', text),
})
const { engine, indexPrefix } = testEngine()
const target: SearchTarget = { index: indexName(indexPrefix, 'gene', 'marks'), definition, criteria }
const genes = [
  { key: 1, name: 'AT4G18960', symbols: ['AG', 'AGL99'], full_name: 'AGAMOUS', note: 'Floral <b>homeotic</b> gene; naïve flowers & more.' },
  { key: 2, name: 'AT1G01010', symbols: [], full_name: 'X', note: `A flower. ${'w '.repeat(80_000)}flower`, hidden: 'secret word' },
]

beforeAll(async () => {
  await createIndex(engine, target.index, definition)
  await bulkIndex(engine, target.index, Readable.from(genes.map((gene) => ({ id: String(gene.key), document: gene }))))
  await finishIndex(engine, target.index)
})

/** Brackets stand for the two highlight characters. */
async function highlightsOf(prepared: PreparedQuery): Promise<Record<string, string[]>[]> {
  const { highlights } = await runSearch(engine, target, prepared, { highlight: true, pageSize: 25 })
  return JSON.parse(JSON.stringify(highlights).replaceAll(highlightStart, '[').replaceAll(highlightEnd, ']'))
}

test.each([
  ['flower', { note: ['Floral <b>homeotic</b> gene; naïve [flowers] & more.'] }],
  ['NAIVE homeotic', { note: ['Floral <b>[homeotic]</b> gene; [naïve] flowers & more.'] }],
  ['<b>', { note: ['Floral <[b]>homeotic</[b]> gene; naïve flowers & more.'] }],
  ['agl', { symbols: ['[AGL99]'] }],
  ['ag', { symbols: ['[AG]', '[AGL99]'], full_name: ['[AGAMOUS]'] }],
  ['at4g18960', { name: ['[AT4G18960]'] }],
])('a general search for %j marks words whole, whatever their endings and accents', async (text, expected) => {
  expect((await highlightsOf(prepareTextQuery(target, text)))[0]).toEqual(expected)
})

test('only fields of the hit are highlighted, and very long texts only up to a limit', async () => {
  expect(await highlightsOf(prepareTextQuery(target, 'secret'))).toEqual([{}])
  const [long] = await highlightsOf(prepareTextQuery(target, 'flower w'))
  expect(long?.note?.[0]).toMatch(/^A \[flower\]\. \[w\] /)
  expect(long?.note?.[0]).toMatch(/w flower$/)
})

const context = {
  index: definition,
  now: fixedClock().now(),
  listClause: async () => ({ match_all: {} }),
  keysOfSelection: async () => [],
  termsNamed: async () => [],
  placesOf: async () => [],
  keyOfEmail: async () => null,
}

test('what a form asked for is marked where it stands, also within words', async () => {
  expect(await highlightsOf(await prepareTermQuery(target, [{ note: 'ower' }], context))).toEqual([
    { note: [expect.stringContaining('A fl[ower]. w')] },
    { note: ['Floral <b>homeotic</b> gene; naïve fl[ower]s & more.'] },
  ])
  expect(await highlightsOf(await prepareTermQuery(target, [], context))).toEqual([{}, {}])
})

test('nothing is highlighted unless requested', async () => {
  expect(await runSearch(engine, target, prepareTextQuery(target, 'ag'), {})).not.toHaveProperty('highlights')
})

test('rows are marked page by page', async () => {
  const refusal = { code: 'invalid_request', status: 400 }
  await expect(runSearch(engine, target, prepareTextQuery(target, 'ag'), { highlight: true })).rejects.toMatchObject(refusal)
})
