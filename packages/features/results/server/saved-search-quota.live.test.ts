import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { beforeEach, expect, test } from 'vitest'
import { pruneSavedSearches } from './saved-search-store.ts'

const database = await testDatabase()
const { community } = database.db
const clock = fixedClock()
const { app } = await testApp(database, { clock })
const { app: smallSite, expectErrors } = await testApp(database, { clock, env: { SAVED_SEARCHES_MAX_MB: '1' } })
const hourMs = 60 * 60 * 1000

beforeEach(async () => {
  await community.deleteFrom('savedSearch').execute()
})

/** A search of half a megabyte: ten of them fit into a day of one network. */
function bigSearch(name: string) {
  const values = Array.from({ length: 50 }, (_, index) => `${name} ${index} `.padEnd(1000, 'x'))
  const filters = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`field_${index}`, { include: values }]))
  return { category: 'genes', searchText: 'AG', filters }
}

async function save(search: object, remoteAddress: string, site = app) {
  const { statusCode, headers, body } = await site.inject({ method: 'POST', url: '/api/searches', payload: search, remoteAddress })
  return { status: statusCode, retryAfter: Number(headers['retry-after'] ?? 0), body: JSON.parse(body) }
}

async function saveMany(names: readonly number[], remoteAddress: string, site = app): Promise<number[]> {
  const statuses: number[] = []
  for (const name of names) statuses.push((await save(bigSearch(`search ${name}`), remoteAddress, site)).status)
  return statuses
}

async function totals() {
  const { bytes } = await community.selectFrom('savedSearchTotal').select('bytes').executeTakeFirstOrThrow()
  const rows = await community.selectFrom('savedSearch').select('bytes').execute()
  return { noted: bytes, summed: rows.reduce((sum, row) => sum + row.bytes, 0) }
}

test('[SECURE-023] a network saves 5 MB of searches in a day, and is told when to come back', async () => {
  expect(await saveMany([0, 1, 2, 3, 4], '192.0.2.1')).toEqual(Array(5).fill(200))
  clock.advance(6 * hourMs)
  expect(await saveMany([5, 6, 7, 8, 9], '192.0.2.1')).toEqual(Array(5).fill(200))
  const refused = await save(bigSearch('another'), '192.0.2.1')
  expect(refused).toMatchObject({ status: 429, retryAfter: 18 * 3600, body: { code: 'too_many_requests' } })
  // What is stored already takes up nothing more, nor do others pay for it.
  expect((await save(bigSearch('search 0'), '192.0.2.1')).status).toBe(200)
  expect((await save(bigSearch('another'), '192.0.2.2')).status).toBe(200)
  clock.advance(18 * hourMs)
  expect(await saveMany([10, 11, 12, 13, 14, 15], '192.0.2.1')).toEqual([...Array(5).fill(200), 429])
})

test('[SECURE-023] the addresses of one IPv6 household count as one', async () => {
  for (const index of Array(10).keys()) expect((await save(bigSearch(`search ${index}`), `2001:db8:1:2::${index}`)).status).toBe(200)
  expect((await save(bigSearch('another'), '2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await save(bigSearch('another'), '2001:db8:1:3::1')).status).toBe(200)
})

test('[SECURE-023] all together take up no more than the operator allows, also if they come at once', async () => {
  expectErrors(/503 POST \/api\/searches/)
  const answers = await Promise.all(['1', '2', '3', '4'].map((host) => save(bigSearch(host), `198.51.100.${host}`, smallSite)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503])
  expect(answers.find(({ status }) => status === 503)).toMatchObject({ retryAfter: 3600, body: { code: 'overloaded' } })
  const { noted, summed } = await totals()
  expect([noted === summed, noted > 1_000_000, noted <= 1024 * 1024]).toEqual([true, true, true])
  clock.advance(31 * 24 * hourMs)
  expect(await pruneSavedSearches(community, clock.now())).toBe(2)
  expect(await totals()).toEqual({ noted: 0, summed: 0 })
  expect((await save(bigSearch('later'), '198.51.100.1', smallSite)).status).toBe(200)
})
