import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { SavedSearchAnswer } from '../../list-contents/contract/saved-search.ts'

const database = await testDatabase()
const { as } = await testApp(database)

const search = { category: 'publication', searchTerms: [{ year_from: 1990 }, { publication_type: 'all' }], except: [7, 8] }

async function save(body: unknown): Promise<string> {
  const answer = await as('anonymous').post('/api/searches', body)
  expect(answer.status).toBe(200)
  return SavedSearchAnswer.parse(answer.body).id
}

test('a search is stored once, under the hash of its content, and found by it', async () => {
  const id = await save(search)
  const { except, searchTerms, category } = search
  expect(await save({ except, searchTerms, category })).toBe(id)
  expect(await save({ ...search, except: [7] })).not.toBe(id)
  const found = await as('anonymous').get(`/api/searches/${id}`)
  expect([found.status, found.body]).toEqual([200, search])
  const { rows } = await database.db.pool.query('select id from community.saved_search where id = $1', [id])
  expect(rows).toHaveLength(1)
})

test('a long list of IDs is accepted', async () => {
  const ids = Array.from({ length: 9000 }, (_, index) => index + 1)
  const filters = { type: { include: Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(990)}`) } }
  const id = await save({ category: 'genes', searchText: 'AG', only: ids, filters })
  expect((await as('anonymous').get(`/api/searches/${id}`)).body).toEqual({ category: 'genes', searchText: 'AG', only: ids, filters })
  const tooLong = await as('anonymous').post('/api/searches', { ...search, searchTerms: [{ year_from: 'x'.repeat(2_100_000) }] })
  expect([tooLong.status, tooLong.body]).toEqual([400, expect.objectContaining({ code: 'invalid_request' })])
})

test('[EVERY-014] Everything is neither saved as a list nor exported, and the reason is given', async () => {
  const saved = await as('anonymous').post('/api/searches', { category: 'everything', searchText: 'AG' })
  const exported = await as('anonymous').get(`/api/export/everything?search=${await save(search)}`)
  for (const { status, body } of [saved, exported]) {
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Everything is not one list')])
  }
})

test.each([
  [{ ...search, searchTerms: [{ nobody: 'x' }] }, 'nobody'],
  [{ ...search, searchTerms: [{ year_from: 'soon' }] }, 'year_from'],
  [{ category: 'annotations', searchText: 'AG' }, 'by their form only'],
  [{ category: 'genes', searchText: 'A\u0000G' }, 'an invalid character'],
  [{ category: 'genes', searchText: 'A\ud800G' }, 'an invalid character'],
])('[API-042] a search that can never be answered is not stored: %j', async (body, reason) => {
  const answer = await as('anonymous').post('/api/searches', body)
  expect([answer.status, answer.body]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining(reason) }),
  ])
})

test('characters that only look like an escape are kept', async () => {
  const id = await save({ category: 'genes', searchText: '\\u0000 🌱 \\' })
  expect((await as('anonymous').get(`/api/searches/${id}`)).body).toEqual({ category: 'genes', searchText: '\\u0000 🌱 \\' })
})

test.each([
  {},
  { category: 'nope', searchText: 'AG' },
  { category: 'genes' },
  { category: 'genes', searchText: 'AG', searchTerms: [] },
  { category: 'genes', searchText: 'AG', only: [1], except: [2] },
])('%j is not a search', async (body) => {
  expect((await as('anonymous').post('/api/searches', body)).status).toBe(400)
})

test('an unknown ID is a 404, and an invalid one is a 400', async () => {
  const unknown = await as('anonymous').get(`/api/searches/${'x'.repeat(22)}`)
  expect([unknown.status, unknown.body]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
  expect((await as('anonymous').get('/api/searches/nope')).status).toBe(400)
})

test('searches are saved a twentieth as often as anything else is requested', async () => {
  const limited = await testApp(database, { env: { RATE_LIMIT_PER_MINUTE: '40' } })
  const statuses: number[] = []
  for (let turn = 0; turn < 3; turn++) statuses.push((await limited.as('anonymous').post('/api/searches', search)).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await limited.as('anonymous').get('/api/release')).status).toBe(200)
})
