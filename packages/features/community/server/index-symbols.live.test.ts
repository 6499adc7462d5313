import { Readable } from 'node:stream'
import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { GenesymbolRecord } from '@rosette/kinds/genesymbol/contract/genesymbol-record.ts'
import { GenesymbolHit } from '@rosette/kinds/genesymbol/contract/genesymbol-search-card.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { countDocuments, createIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { indexName } from '@rosette/search-engine/index/index-definition.ts'
import { withSortKeys } from '@rosette/search-engine/index/sort-key.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { beforeAll, expect, test } from 'vitest'
import { indexSymbols, indexSymbolsOf } from './index-symbols.ts'
import { indexSymbolsTask, noteSymbolChange } from './index-tasks.ts'
import { symbolAlias } from './live-index.ts'
import { ensureCommunityIndex } from './reindex-community.ts'

const database = await testDatabase()
const { db, releaseId } = database
const { engine, indexPrefix } = testEngine()
const { as } = await testApp(database, { env: { INDEX_PREFIX: indexPrefix } })
const dependencies = { db, engine, indexPrefix }
const flora = 900000001
let stored = 0

beforeAll(async () => {
  const { search } = kindServers.genesymbol
  if (!search) throw new Error('gene class symbols are not searched')
  const { rows } = await db.pool.query<{ json: string }>(
    `select json from ${schemaOf(releaseId)}.record_document where kind = 'genesymbol'`,
  )
  stored = rows.length
  const documents = rows
    .map(({ json }) => search.toDocument(GenesymbolRecord.parse(JSON.parse(json))))
    .map((document) => ({ id: GenesymbolHit.parse(document).id, document: withSortKeys(search.index, document) }))
  const index = indexName(indexPrefix, 'genesymbol', releaseId)
  await createIndex(engine, index, search.index)
  await bulkIndex(engine, index, Readable.from(documents))
  await finishIndex(engine, index)
})

async function list(wanted: object = {}) {
  const { status, body } = await as('anonymous').post('/api/search/genesymbol', { searchTerms: [], ...wanted })
  expect(status).toBe(200)
  return searchAnswer(GenesymbolHit.strict()).parse(body)
}

const symbolsOf = async () => (await list()).docs.map(({ symbol }) => symbol)

async function refresh(): Promise<void> {
  await engine.request({ method: 'POST', path: `/${symbolAlias(indexPrefix)}/_refresh` })
}

async function decide(symbol: string, status: string): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    await tx.updateTable('symbolSubmission').set({ status }).where('symbol', '=', symbol).execute()
    await noteSymbolChange(tx, [symbol])
  })
}

async function index(...symbols: string[]): Promise<void> {
  await indexSymbols(dependencies, symbols)
  await refresh()
}

async function countJobs(): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(*) as count from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = $1`,
    [indexSymbolsTask.name],
  )
  return rows[0]?.count ?? 0
}

test('before there is an index of accepted symbols, those of the release are found', async () => {
  expect(await list()).toMatchObject({ total: stored, error: null })
})

test('[API-030] [BROWSE-023] [DATA-011] an empty search answers all symbols, of the release and accepted since', async () => {
  await ensureCommunityIndex(dependencies)
  const { docs, total } = await list()
  expect([total, docs.length]).toEqual([stored + 1, stored + 1])
  expect(docs.find(({ symbol }) => symbol === 'DEMOACC')).toEqual({
    id: expect.stringMatching(/^\d+$/),
    symbol: 'DEMOACC',
    full_name: 'DEMONSTRATION ACCEPTED',
    type: 'T',
    status: 'accepted',
    reference: 'Publication:900000002_900000002',
    contact: `Flora Example_${flora}`,
    submitted: expect.any(String),
    tair_object_id: expect.any(Number),
  })
})

test('both are one list: sorted, paged and counted together', async () => {
  const names = (await symbolsOf()).toSorted()
  expect(await symbolsOf()).toEqual(names)
  const pages = await Promise.all([1, 2].map((page) => list({ page, pageSize: 5, sort: [{ field: 'symbol', direction: 'desc' }] })))
  expect(pages.flatMap(({ docs }) => docs.map(({ symbol }) => symbol))).toEqual(names.toReversed().slice(0, 10))
  const { facets } = await list({ facets: true })
  expect(facets?.status).toContainEqual({ value: 'accepted', count: 1 })
})

test('an accepted symbol has a page', async () => {
  const { docs } = await list()
  const key = docs.find(({ symbol }) => symbol === 'DEMOACC')?.tair_object_id
  const { status, body } = await as('anonymous').get(`/api/detail/genesymbol?key=${key}`)
  expect(status).toBe(200)
  expect(GenesymbolRecord.parse(body)).toMatchObject({
    tairObjectId: key,
    symbol: 'DEMOACC',
    hasMutantPhenotype: true,
    associatedLocis: [],
    attributions: [{ communityType: 'person', communityId: flora, name: 'Flora Example' }],
    reference: { kind: 'publication', key: 900000002, label: expect.not.stringContaining('Publication:') },
  })
})

test('the change that accepts a symbol brings its job and its key, or nothing at all', async () => {
  const before = await countJobs()
  const failing = db.community.transaction().execute(async (tx) => {
    await tx.updateTable('symbolSubmission').set({ status: 'accepted' }).where('symbol', '=', 'DEMOSUB').execute()
    await noteSymbolChange(tx, ['DEMOSUB'])
    throw new Error('the write failed')
  })
  await expect(failing).rejects.toThrow('the write failed')
  expect([await countJobs(), (await symbolsOf()).includes('DEMOSUB')]).toEqual([before, false])
  await decide('DEMOSUB', 'accepted')
  expect(await countJobs()).toBe(before + 1)
  await index('DEMOSUB')
  expect(await symbolsOf()).toContain('DEMOSUB')
})

test('a symbol that is not accepted any more is gone at once, and its document with the job', async () => {
  await decide('DEMOSUB', 'rejected')
  expect(await symbolsOf()).not.toContain('DEMOSUB')
  await index('DEMOSUB')
  expect(await countDocuments(engine, symbolAlias(indexPrefix))).toBe(1)
})

test('a symbol that the release has is listed once, and as the release has it', async () => {
  const submission = { symbol: 'Abi', fullName: 'ANOTHER NAME', isMutantPhenotype: true, submitterId: flora, status: 'accepted' }
  await db.community.transaction().execute(async (tx) => {
    await tx.insertInto('symbolSubmission').values(submission).execute()
    await noteSymbolChange(tx, ['Abi'])
  })
  await index('ABI')
  expect(await countDocuments(engine, symbolAlias(indexPrefix))).toBe(2)
  const { docs, total } = await list()
  expect([total, docs.length]).toEqual([stored + 1, stored + 1])
  expect(docs.filter(({ symbol }) => symbol.toUpperCase() === 'ABI')).toEqual([expect.objectContaining({ full_name: 'ABA INSENSITIVE' })])
})

test('a symbol follows the name of its submitter', async () => {
  await db.community.updateTable('person').set({ lastName: 'Renamed' }).where('communityId', '=', flora).execute()
  await indexSymbolsOf(dependencies, [flora])
  await refresh()
  const { docs } = await list()
  expect(docs.find(({ symbol }) => symbol === 'DEMOACC')?.contact).toBe(`Flora Renamed_${flora}`)
})
