import { searchCalls } from '@rosette/features/results/contract/search-calls.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '../live/test-database.ts'
import { testApp } from '../test-app.ts'
import { isObject, toTerms } from './condition.ts'
import { junk, oddText } from './odd-text.ts'
import { largestValue, randomValue, schemaOf } from './schema-values.ts'

/** Longest time that the engine has for a search, and some more for a machine that others use too. */
const timeoutMs = 10_000

const database = await testDatabase()
const { app } = await testApp(database, { env: { SEARCH_TIMEOUT_MS: String(timeoutMs) } })

async function send(path: string, payload: string) {
  const started = performance.now()
  const { statusCode, payload: answer } = await app.inject({
    method: 'POST',
    url: `/api/search/${path}`,
    payload,
    headers: { 'content-type': 'application/json' },
  })
  return { status: statusCode, answer, ms: performance.now() - started }
}

const criteriaOf = Object.fromEntries(
  searchCalls.map(({ path, sources }) => [path, Object.values(sources).map((source) => schemaOf(cardOf(source).criteria))]),
)

const right = {
  rowsLimit: fc.nat(50),
  matchCount: fc.boolean(),
  page: fc.integer({ min: 1, max: 10_000 }),
  pageSize: fc.integer({ min: 1, max: 250 }),
  facets: fc.boolean(),
  highlight: fc.boolean(),
  cursor: fc.constant('last'),
}

const sorts = fc.array(fc.record({ field: fc.oneof(fieldName(), oddText), direction: fc.constantFrom('asc', 'desc') }), { maxLength: 3 })
const choices = fc.oneof(
  fc.record({ include: fc.array(oddText), exclude: fc.array(oddText) }, { requiredKeys: [] }),
  fc.record({ from: fc.double(), to: fc.oneof(fc.double(), fc.integer()) }, { requiredKeys: [] }),
)
const nearlyRight = { sort: sorts, filters: fc.dictionary(fieldName(), choices), cursor: cursor(), key: oddText }

/** Options of a search: right, nearly right, or made up. */
const options = fc.oneof(
  { weight: 4, arbitrary: fc.record(right, { requiredKeys: [] }) },
  { weight: 2, arbitrary: fc.record({ ...right, ...nearlyRight }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...Object.keys(right), ...Object.keys(nearlyRight)), junk) },
)

function fieldName(): fc.Arbitrary<string> {
  return fc.constantFrom(
    'name',
    'gene_name',
    'chromosome',
    'year',
    'mw',
    'isControl',
    '_score',
    '_id',
    '_source',
    'sortKeys.name',
    '__proto__',
    'constructor',
    'places.start',
  )
}

function cursor(): fc.Arbitrary<string> {
  const place = fc.array(fc.oneof(oddText, fc.double(), fc.boolean(), fc.constant(null)), { maxLength: 4 })
  return fc
    .record({ after: fc.oneof(place, fc.constant(null)), isBackwards: fc.boolean(), row: fc.oneof(fc.integer(), fc.constant(null)) })
    .map((written) => Buffer.from(JSON.stringify(written)).toString('base64url'))
}

function termsOf(path: string): fc.Arbitrary<unknown> {
  const criterion = fc.oneof(...(criteriaOf[path] ?? []).map((schema) => randomValue(schema, oddText)))
  const terms = criterion.map((criteria) => toTerms(isObject(criteria) ? criteria : {}))
  const spoilt = fc.tuple(terms, fc.dictionary(fc.oneof(fieldName(), oddText), junk, { maxKeys: 2 })).map(([some, more]) => [...some, more])
  return fc.oneof({ weight: 4, arbitrary: terms }, spoilt, junk)
}

const general = fc.record({
  searchText: fc.oneof({ weight: 4, arbitrary: oddText }, junk),
  category: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...searchCategories) }, junk),
})

const request = fc.constantFrom('general', 'general', ...searchCalls.map(({ path }) => path)).chain((path) => {
  const criteria: fc.Arbitrary<object> = path === 'general' ? general : fc.record({ searchTerms: termsOf(path) })
  const body = fc.tuple(criteria, options).map(([what, how]) => JSON.stringify({ ...what, ...how }))
  const broken = fc.tuple(body, fc.nat(200)).map(([text, at]) => text.slice(0, at))
  const other = junk.map((value) => JSON.stringify(value))
  return fc.record({ path: fc.constant(path), body: fc.oneof({ weight: 12, arbitrary: body }, broken, other) })
})

// `npm run check:search` asks for more.
const numRuns = Number(process.env.SEARCH_CHECK_FUZZ ?? 1000)
const seed = Number(process.env.SEARCH_CHECK_SEED ?? 5)

test(`[API-042] no body makes a search fail or last, whatever it holds`, { timeout: 60_000 + numRuns * 500 }, async () => {
  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(request, async ({ path, body }) => {
      const { status, answer, ms } = await send(path, body)
      seen.set(status, (seen.get(status) ?? 0) + 1)
      expect(status, answer).toBeLessThan(500)
      expect(ms).toBeLessThan(timeoutMs)
      if (status !== 200) expect(JSON.parse(answer)).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    }),
    { seed, numRuns },
  )
  // Both roads were taken often.
  expect(Math.min(seen.get(200) ?? 0, seen.get(400) ?? 0), JSON.stringify([...seen])).toBeGreaterThan(numRuns / 10)
})

const filters = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`facet ${at}`, {}]))

test.each([
  ['text', { searchText: 'x'.repeat(201), category: 'genes' }],
  ['page', { searchText: 'AG', category: 'genes', pageSize: 251 }],
  ['number of rows', { searchText: 'AG', category: 'genes', rowsLimit: 10_001 }],
  ['number of pages', { searchText: 'AG', category: 'genes', page: 10_001 }],
  ['list of orders', { searchText: 'AG', category: 'genes', sort: Array(4).fill({ field: 'gene_name', direction: 'asc' }) }],
  ['list of filters', { searchText: 'AG', category: 'genes', filters: filters(13) }],
  ['list of values', { searchText: 'AG', category: 'genes', filters: { chromosome: { include: Array(51).fill('1') } } }],
  ['cursor', { searchText: 'AG', category: 'genes', cursor: 'x'.repeat(8001) }],
])('a %s that is too long is refused', async (_what, body) => {
  expect((await send('general', JSON.stringify(body))).status).toBe(400)
})

test.each([
  ['terms', 'gene', Array.from({ length: 41 }, (_, at) => ({ [`field ${at}`]: 'x' }))],
  ['rows', 'ecotype', [{ searchTerms: Array(11).fill({ search_input: 'Col' }) }]],
  ['ids', 'gene', [{ geneList: Array.from({ length: 100_001 }, (_, at) => `A${at}`).join(';') }]],
  ['chosen genes', 'gene/descriptions', [{ genes: { keys: Array.from({ length: 10_001 }, (_, at) => at + 1) } }]],
])('a list of %s that is too long is refused', async (_what, path, searchTerms) => {
  const { status, answer } = await send(path, JSON.stringify({ searchTerms }))
  expect(status, answer).toBe(400)
})

test.each(searchCalls.map(({ path }) => path))('the largest body that %s takes is answered', async (path) => {
  const text = Array.from({ length: 80 }, (_, at) => (at * 2731).toString(36))
    .join(' ')
    .slice(0, 200)
  const answers = ['contains', 'exactly'].flatMap((word) =>
    (criteriaOf[path] ?? []).map(async (schema) => {
      const largest = largestValue(schema, { text, word })
      return send(
        path,
        JSON.stringify({
          searchTerms: toTerms(isObject(largest) ? withoutRefused(largest) : {}),
          facets: true,
          highlight: true,
          pageSize: 250,
        }),
      )
    }),
  )
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(Math.max(...statuses)).toBeLessThan(500)
})

/** Without what is refused for its value: an e-mail address of somebody who is not signed in, and a place that no accession has. */
function withoutRefused({ email: _, near: __, ...criteria }: Record<string, unknown>): Record<string, unknown> {
  return criteria
}
