import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { kindOfSearch, searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { EverythingAnswer } from '../contract/everything-call.ts'
import { everythingRoutes } from './everything-routes.ts'

const database = await testDatabase()
const { db, releaseId } = database
const { as } = await testApp(database)
const { engine } = testEngine()

async function everything(body: object, own = as('anonymous')) {
  const { status, body: answer } = await own.post('/api/search/everything', body)
  expect(status).toBe(200)
  // The route does not check its answer; this does.
  return EverythingAnswer.parse(answer)
}

/** The call on an engine that a test listens to. */
async function everythingWith(own: Engine, searchText: string) {
  const app = fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error: { code?: string }, _request, reply) => reply.code(503).serializer(JSON.stringify).send({ code: error.code }))
  const { indexPrefix } = database
  const dependencies = {
    engine: own,
    db,
    indexPrefix,
    clock: fixedClock(),
    settings: { spellingTimeoutMs: 10_000 },
    releaseOf: () => releaseId,
  }
  await app.register(everythingRoutes, dependencies)
  const answer = await app.inject({ method: 'POST', url: '/search/everything', payload: { searchText } })
  await app.close()
  return { status: answer.statusCode, body: answer.json() }
}

test.for(['AG', 'demo', 'flower development', 'CS1092', 'Example', 'zzzzzz'])(
  '[EVERY-002] %j: the types have the totals and first rows of a general search, with what was found in them',
  async (searchText) => {
    const { types, missing, total } = await everything({ searchText })
    expect(types.map(({ category }) => category)).toEqual(searchCategories)
    expect(missing).toEqual([])
    for (const { category, ...found } of types) {
      const general = await as('anonymous').post('/api/search/general', { searchText, category, rowsLimit: 5, highlight: true })
      const { docs, total: all, highlights, whys } = searchAnswer(cardOf({ kind: kindOfSearch(category) }).hit).parse(general.body)
      expect({ category, ...found }).toEqual({ category, docs, total: all, highlights, ...(whys && { whys }) })
    }
    expect(total).toBe(types.reduce((sum, type) => sum + type.total, 0))
  },
)

test('[EVERY-002] without rows there are counts only, and more than five rows are refused', async () => {
  const counted = await everything({ searchText: 'AG', rows: 0 })
  const whole = await everything({ searchText: 'AG' })
  expect(counted.types).toEqual(whole.types.map(({ category, total }) => ({ category, total, docs: [] })))
  expect(counted.best).toBeNull()
  for (const body of [{ searchText: 'AG', rows: 6 }, { searchText: ' ' }, { searchText: 'x'.repeat(201) }, {}]) {
    expect((await as('anonymous').post('/api/search/everything', body)).status).toBe(400)
  }
})

test('[EVERY-003] all types are searched in one request to the engine', async () => {
  const sent: number[] = []
  const heard: Engine = {
    ...engine,
    search: () => Promise.reject(new Error('a search of its own')),
    searchMany: (searches, options) => {
      sent.push(searches.length)
      return engine.searchMany(searches, options)
    },
  }
  const { status, body } = await everythingWith(heard, 'AG')
  expect([status, body.missing]).toEqual([200, []])
  expect(sent).toEqual([searchCategories.length])
})

test('[EVERY-004] a type whose index fails is missing, and the others are answered; if all fail, so does the call', async () => {
  const without = (isGone: (index: string) => boolean): Engine => ({
    ...engine,
    searchMany: (searches, options) =>
      engine.searchMany(
        searches.map((search) => (isGone(search.index) ? { ...search, index: `${search.index}-gone` } : search)),
        options,
      ),
  })
  const { types } = await everything({ searchText: 'AG' })
  const { status, body } = await everythingWith(
    without((index) => index.includes('-germplasm-')),
    'AG',
  )
  expect([status, body.missing]).toEqual([200, ['germplasm']])
  expect(body.types).toEqual(types.filter(({ category }) => category !== 'germplasm'))
  const allGone = await everythingWith(
    without(() => true),
    'AG',
  )
  expect(allGone.body).toMatchObject({ code: 'upstream_failed' })
})

test('[EVERY-005] above the limit for searches of people they are left out; a spent budget refuses the call', async () => {
  // A tenth of the usual limit is for searches of people.
  const limited = await testApp(database, { env: { RATE_LIMIT_PER_MINUTE: '10' } })
  expect((await everything({ searchText: 'Example' }, limited.as('anonymous'))).missing).toEqual([])
  const second = await everything({ searchText: 'Example' }, limited.as('anonymous'))
  expect(second.missing).toEqual(['community'])
  expect(second.types).toHaveLength(searchCategories.length - 1)

  const poor = await testApp(database, { env: { COST_PER_MINUTE: '40' } })
  await everything({ searchText: 'AG' }, poor.as('anonymous'))
  expect((await poor.as('anonymous').post('/api/search/everything', { searchText: 'AG' })).status).toBe(429)
})

const bestOf = async (searchText: string) => (await everything({ searchText })).best

test.for(['AG', ' ag ', 'AGAMOUS', 'AT4G18960', 'at4g18960.1', 'Locus:2117144'])(
  '[EVERY-006] %j is a name of a locus, which is the best match',
  async (text) => {
    const best = await bestOf(text)
    expect(best).toMatchObject({ record: { kind: 'locus', label: 'AT4G18960' }, symbol: 'AG', fullName: 'AGAMOUS' })
    expect(best?.description).toContain('oral homeotic')
    expect(best?.facts[0]).toMatch(/^Chr4: 10,3\d\d,\d{3}–10,3\d\d,\d{3}$/)
    expect(best?.facts).toContainEqual(expect.stringMatching(/^\d+ gene models?$/))
  },
)

test('[EVERY-006] other kinds are found by their own names, and people too; words and beginnings have no best match', async () => {
  expect(await bestOf('CS1092')).toMatchObject({ record: { kind: 'germplasm' } })
  expect(await bestOf('DNA binding')).toMatchObject({ record: { kind: 'keyword' }, by: 'name', symbol: null })
  expect(await bestOf('example, flora')).toMatchObject({ record: { kind: 'person', label: 'Example, Flora' }, by: 'name' })
  for (const text of ['flowers', 'AT4G1896', 'zzzzzz', '%', '🌱']) expect(await bestOf(text)).toBeNull()
})

test('[EVERY-006] [GENERAL-017] ids are read as they are typed, a paper is known by its PubMed ID, and a list names no single record', async () => {
  for (const text of ['CS 25', 'N25', 'cs25']) expect(await bestOf(text)).toMatchObject({ record: { kind: 'germplasm', label: 'CS25' } })
  expect(await bestOf('7919989')).toMatchObject({ record: { kind: 'publication' }, by: 'accession' })
  expect(await bestOf('AT4G18960,AT1G65480')).toBeNull()
})

test('[EVERY-006] of several loci with one name that is meant which the search ranks first; another name of a locus yields to its own name', async () => {
  const nameToo = (name: string, type: string, label: string) =>
    db.pool.query(
      `insert into ${schemaOf(releaseId)}.identifier
       select $1, kind, $2, 'current', key, label, null, null from ${schemaOf(releaseId)}.identifier where kind = 'locus' and name = $3`,
      [name, type, label],
    )
  await nameToo('AGAMOUS', 'full_name', 'AT1G01010')
  expect(await bestOf('AGAMOUS')).toMatchObject({ record: { label: 'AT4G18960' } })
  await nameToo('CS1092', 'alias', 'AT1G01010')
  expect(await bestOf('CS1092')).toMatchObject({ record: { kind: 'germplasm' } })
})

test('[EVERY-009] a text without any match gets another spelling if there is one', async () => {
  expect(await everything({ searchText: 'AGAMOUSS' })).toMatchObject({ total: 0, best: null, didYouMean: 'agamous' })
  expect(await everything({ searchText: 'qqqqwwwwzzzz' })).toMatchObject({ total: 0, best: null, didYouMean: null })
})

test('[EVERY-011] a name that finds nothing in the chosen type leads to the record that has it', async () => {
  const ask = async (searchText: string, category: string) => {
    const { body } = await as('anonymous').post('/api/search/general', { searchText, category })
    return searchAnswer(cardOf({ kind: 'locus' }).hit).parse(body)
  }
  const lost = await ask('CS1092', 'transposon')
  expect(lost).toMatchObject({
    total: 0,
    elsewhere: expect.arrayContaining([expect.objectContaining({ by: 'name', record: expect.objectContaining({ kind: 'germplasm' }) })]),
  })
  expect(lost.didYouMean).toBeUndefined()
  expect((await ask('zzzzzz', 'transposon')).elsewhere).toBeUndefined()
  expect((await ask('AG', 'genes')).elsewhere).toBeUndefined()
})
