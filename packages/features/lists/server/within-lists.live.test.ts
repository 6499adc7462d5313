import { exportPath } from '@rosette/contract-kit/search/export-path.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'

const database = await testDatabase()
const { as } = await testApp(database)
const caller = as('anonymous')

type Found = {
  total: number
  docs: { locus_tairObjectId: number }[]
  facets: Record<string, { count: number }[]>
  cursors?: { next: string | null }
}

async function find(query: object, path = 'gene'): Promise<Found> {
  const { status, body } = await caller.post(`/api/search/${path}`, query)
  expect(status, JSON.stringify(body)).toBe(200)
  // The contract of the call.
  return body as Found
}

async function keep(source: object): Promise<string> {
  return StoredContent.parse((await caller.post('/api/list-contents', source)).body).id
}

const keysIn = ({ docs }: Found) => docs.map((doc) => doc.locus_tairObjectId).sort((one, other) => one - other)

const all = await find({ searchTerms: [], rowsLimit: 10_000 })
const everyThird = all.docs.filter((_, at) => at % 3 === 0)
const listId = await keep({ kind: 'locus', keys: everyThird.map((doc) => doc.locus_tairObjectId) })

test('[LIST-017] results within and without a list are the intersection and the difference, with facets, counts and pages of the same rows', async () => {
  const chromosome = { include: ['1'] }
  const onFirst = await find({ searchTerms: [], rowsLimit: 10_000, filters: { chromosome } })
  const inList = new Set(everyThird.map((doc) => doc.locus_tairObjectId))
  for (const [list, isWanted] of [
    [{ include: [listId] }, true],
    [{ exclude: [listId] }, false],
  ] as const) {
    const expected = keysIn(onFirst).filter((key) => inList.has(key) === isWanted)
    const found = await find({ searchTerms: [], rowsLimit: 10_000, filters: { chromosome, list }, facets: true })
    expect(keysIn(found)).toEqual(expected)
    expect(found.total).toBe(expected.length)
    expect((await find({ searchTerms: [], matchCount: true, filters: { chromosome, list } })).total).toBe(expected.length)
    const whole = all.docs.filter((doc) => inList.has(doc.locus_tairObjectId) === isWanted).length
    const counted = await find({ searchTerms: [], filters: { list }, facets: true, pageSize: 1 })
    expect(counted.total).toBe(whole)
    expect(counted.docs).toHaveLength(1)
    expect(counted.facets.chromosome).toContainEqual({ value: '1', count: expected.length })
    const last = await find({ searchTerms: [], filters: { list }, pageSize: 3, cursor: 'last' })
    expect(last.total).toBe(whole)
    expect(last.docs.every((doc) => inList.has(doc.locus_tairObjectId) === isWanted)).toBe(true)
  }
  const byText = await find({ category: 'genes', searchText: 'transcription', rowsLimit: 10_000 }, 'general')
  const narrowed = await find(
    { category: 'genes', searchText: 'transcription', rowsLimit: 10_000, filters: { list: { include: [listId] } } },
    'general',
  )
  expect(keysIn(narrowed)).toEqual(keysIn(byText).filter((key) => inList.has(key)))
})

test('[LIST-018] a file of a narrowed search has the records of the list alone', async () => {
  const search: SavedSearch = { category: 'genes', searchTerms: [], filters: { list: { include: [listId] } } }
  // The contract of the call.
  const { id } = (await caller.post('/api/searches', search)).body as { id: string }
  const { text } = await caller.get(exportPath('genes', id, 'jsonl'))
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).locus_tairObjectId)
  expect(rows.sort((one, other) => one - other)).toEqual(everyThird.map((doc) => doc.locus_tairObjectId).sort((one, other) => one - other))
  expect(await keep({ search })).toBe(await keep({ search: id }))
})

test('[LIST-019] more than 65,536 items narrow results too', async () => {
  const keys = [...everyThird.map((doc) => doc.locus_tairObjectId), ...Array.from({ length: 70_000 }, (_, at) => 7_000_000_000 + at)]
  await addRecords(70_000)
  const id = await keep({ kind: 'locus', keys })
  const found = await find({ searchTerms: [], filters: { list: { include: [id] } }, pageSize: 1 })
  expect(found.total).toBe(everyThird.length)
})

/** Records that the index does not have: what counts is their number. */
async function addRecords(count: number): Promise<void> {
  await database.db.pool.query(
    `insert into release_${database.releaseId}.record_document (kind, key, json, etag)
     select 'locus', 7000000000 + number, '{}', '' from generate_series(0, $1::int - 1) as number`,
    [count],
  )
}

test('[LIST-020] a list of another kind and a listing are refused with a sentence', async () => {
  const terms = await keep({ kind: 'keyword', items: ['GO:0009908'] })
  const refuse = async (path: string, id: string) => {
    const { status, body } = await caller.post(`/api/search/${path}`, { searchTerms: [], filters: { list: { include: [id] } } })
    return [status, body]
  }
  expect(await refuse('gene', terms)).toMatchObject([400, { message: expect.stringMatching(/kind keyword.*kind locus/) }])
  expect(await refuse('annotation', listId)).toMatchObject([400, { message: expect.stringMatching(/not records/) }])
})
