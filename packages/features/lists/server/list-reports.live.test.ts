import { makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { type ListOrigin, ListVersions, RecordList } from '../../list-contents/contract/record-list.ts'
import { LocusNames } from '../contract/views/locus-names.ts'

const database = await testDatabase()
const { app } = await testApp(database, { hasSessions: true })
const anonymous = callerWith(app, {})
const owner = await makeSomebody(database, app, 'basic')
const other = await makeSomebody(database, app, 'basic')

const report = [
  { line: 1, input: 'AG', group: 'alias', taken: ['AT4G18960'], note: '' },
  { line: 3, input: 'nobody', group: 'unknown', taken: [], note: '' },
]

async function make(changes: object): Promise<RecordList> {
  const items = ['AT4G18960', 'AT5G10140']
  const { id: contentId } = StoredContent.parse((await anonymous.post('/api/list-contents', { kind: 'locus', items })).body)
  const { status, body } = await owner.post('/api/record-lists', { name: 'A', contentId, origin: { by: 'pasted' }, ...changes })
  expect(status, JSON.stringify(body)).toBe(200)
  return RecordList.parse(body)
}

async function patch(list: Pick<RecordList, 'listId' | 'currentVersion'>, body: object): Promise<RecordList> {
  const answer = await app.inject({
    method: 'PATCH',
    url: `/api/record-lists/${list.listId}`,
    cookies: owner.cookies,
    headers: { 'if-match': `"${list.currentVersion}"` },
    payload: body,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return RecordList.parse(answer.json())
}

const readAs = (who: Pick<Somebody, 'get'>, { listId }: RecordList, path = '') => who.get(`/api/record-lists/${listId}${path}`)

test('[LIST-064] what each line became is read back by the owner alone, for the version that was made from lines', async () => {
  const list = await make({ report, leftover: ['nobody'] })
  expect(list.hasReport).toBe(true)
  expect((await readAs(owner, list, '/report')).body).toEqual({ report })
  await patch(list, { isShared: true })
  expect((await readAs(other, list)).body).toMatchObject({ hasReport: false })
  expect((await readAs(other, list, '/report')).status).toBe(404)
  expect((await readAs(anonymous, list, '/report')).status).toBe(401)

  const next = await patch(list, { content: { contentId: list.contentId, origin: { by: 'edited' } } })
  expect(next).toMatchObject({ version: 2, hasReport: false })
  expect((await readAs(owner, list, '/report')).body).toEqual({ report: null })
  expect((await readAs(owner, list, '/report?v=1')).body).toEqual({ report })
})

test('[LIST-064] a report that is none is refused', async () => {
  const list = await make({})
  const refused = async (rows: unknown) =>
    (await owner.post('/api/record-lists', { name: 'A', contentId: list.contentId, origin: { by: 'pasted' }, report: rows })).status
  expect(await refused([{ line: 0, input: 'AG', group: 'alias', taken: [], note: '' }])).toBe(400)
  expect(await refused([{ line: 1, input: 'AG', group: 'nothing', taken: [], note: '' }])).toBe(400)
  expect(await refused('AG')).toBe(400)
})

test('[LIST-069] up to 20 tags of 40 characters, each once, which only the owner reads', async () => {
  const most = Array.from({ length: 20 }, (_, at) => `${at}`.padStart(40, 'x'))
  const list = await make({ tags: [...most.slice(1), ' thesis ', 'thesis'].slice(0, 20) })
  expect(list.tags).toEqual([...most.slice(1), 'thesis'])
  const refused = async (tags: unknown) =>
    (await owner.post('/api/record-lists', { name: 'A', contentId: list.contentId, origin: { by: 'pasted' }, tags })).status
  expect(await refused([...most, 'one more'])).toBe(400)
  expect(await refused(['x'.repeat(41)])).toBe(400)
  expect(await refused([' '])).toBe(400)
  const changed = await patch(list, { tags: ['cold'], isShared: true })
  expect(changed.tags).toEqual(['cold'])
  expect(changed.currentVersion).toBe(1)
  expect((await readAs(other, list)).body).toMatchObject({ tags: [] })
})

test('[LIST-063] readers of a shared list do not get the address of the run or search that its owner took it from', async () => {
  for (const by of ['blast', 'results'] as const) {
    const origin = { by, address: '/runs/secret' }
    const list = await make({ origin })
    expect(list.origin).toEqual(origin)
    await patch(list, { isShared: true })
    expect((await readAs(other, list)).body).toMatchObject({ origin: { by: 'chosen' } })
    const { versions } = ListVersions.parse((await readAs(other, list, '/versions')).body)
    expect(versions.map((version) => version.origin)).toEqual([{ by: 'chosen' }])
  }
})

test('[SECURE-059] readers of a shared list do not get the ids of contents, lists and searches that it was made from', async () => {
  const [contentId, listId] = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB']
  const madeFrom: readonly (readonly [ListOrigin, ListOrigin])[] = [
    [
      { by: 'operation', operation: 'union', of: [contentId] },
      { by: 'operation', operation: 'union', of: [] },
    ],
    [{ by: 'parts', of: [contentId], parts: [] }, { by: 'chosen' }],
    [{ by: 'term', address: `/tools/enrichment?list=${contentId}&source=go_bp` }, { by: 'chosen' }],
    [{ by: 'copy', listId, version: 1 }, { by: 'chosen' }],
    [{ by: 'search', searchId: contentId }, { by: 'chosen' }],
    [
      { by: 'file', name: 'genes.txt' },
      { by: 'file', name: 'genes.txt' },
    ],
  ]
  for (const [origin, shown] of madeFrom) {
    const list = await make({ origin })
    expect(list.origin).toEqual(origin)
    await patch(list, { isShared: true })
    expect((await readAs(other, list)).body).toMatchObject({ origin: shown })
    const { versions } = ListVersions.parse((await readAs(other, list, '/versions')).body)
    expect(versions.map((version) => version.origin)).toEqual([shown])
  }
})

test('[LIST-070] an earlier version is restored as a new one, which says so', async () => {
  const list = await make({ leftover: ['nobody'] })
  const { id } = StoredContent.parse((await anonymous.post('/api/list-contents', { kind: 'locus', items: ['AT1G01010'] })).body)
  const second = await patch(list, { content: { contentId: id, origin: { by: 'edited' } } })
  const restored = await patch(second, {
    content: { contentId: list.contentId, leftover: ['nobody'], origin: { by: 'version', version: 1 } },
  })
  expect(restored).toMatchObject({ version: 3, contentId: list.contentId, leftoverCount: 1, origin: { by: 'version', version: 1 } })
})

test('[LIST-062] loci have their symbol and name beside the code; others are left out', async () => {
  const { loci } = LocusNames.parse((await anonymous.post('/api/locus-names', { names: ['AT4G18960', 'AT5G10140', 'nobody'] })).body)
  const symbols = loci.map(({ name, symbol }) => `${name} ${symbol}`).sort()
  expect(symbols).toEqual(['AT4G18960 AG', 'AT5G10140 FLC'])
  expect(loci.find(({ symbol }) => symbol === 'FLC')?.fullName).toMatch(/flowering locus c/i)
  const refused = await anonymous.post('/api/locus-names', { names: Array.from({ length: 501 }, (_, at) => `AT${at}`) })
  expect(refused.status).toBe(400)
})

test('[RESULTS-090] results are narrowed to a list of one’s own; for another member its content is as if it did not exist', async () => {
  const answer = await owner.post('/api/list-contents', { kind: 'locus', items: ['AT4G18960', 'AT1G65480'] })
  const { id } = StoredContent.parse(answer.body)
  const within = { searchTerms: [], filters: { list: { include: [id] } } }
  const own = await owner.post('/api/search/gene', within)
  expect(own.body).toMatchObject({ total: 2 })
  for (const who of [other, anonymous]) expect((await who.post('/api/search/gene', within)).status).toBe(404)
})
