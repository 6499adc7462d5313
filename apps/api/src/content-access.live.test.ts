import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { StoredContent } from '@rosette/features/list-contents/contract/list-content.ts'
import { ListVersions, RecordList } from '@rosette/features/list-contents/contract/record-list.ts'
import { SavedSearchAnswer } from '@rosette/features/list-contents/contract/saved-search.ts'
import { pruneLists } from '@rosette/features/list-contents/server/list-content-store.ts'
import { StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { type ApiCall, loadApiCalls } from '@rosette/test-kit/access/api-calls.ts'
import { exampleOf, loadExampleRecords, makeCall } from '@rosette/test-kit/access/call-examples.ts'
import { makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import type { Answer } from '@rosette/test-kit/people/as.ts'
import { callerWith, type TestVisitor } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import type { CallExample } from './plugins/openapi/call-examples.ts'

const database = await testDatabase()
const { community } = database.db
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock })
const calls = await loadApiCalls(app)
const records = await loadExampleRecords(database)
const anonymous = callerWith(app, {})
const [owner, other, curator] = [
  await makeSomebody(database, app, 'basic'),
  await makeSomebody(database, app, 'subscriber'),
  await makeSomebody(database, app, 'curator'),
]
const readers = { owner, other, curator, anonymous }
const origin = { by: 'pasted' }
const dayMs = 24 * 3_600_000

async function keep(who: TestVisitor, ...items: string[]): Promise<string> {
  const { status, body } = await who.post('/api/list-contents', { kind: 'locus', items })
  expect(status, JSON.stringify(body)).toBe(200)
  return StoredContent.parse(body).id
}

async function make(who: Somebody, contentId: string, leftover: readonly string[] = []): Promise<RecordList> {
  return RecordList.parse((await who.post('/api/record-lists', { name: 'Flowering time', contentId, leftover, origin })).body)
}

async function patch(listId: string, version: number, body: object): Promise<RecordList> {
  return RecordList.parse((await owner.patch(`/api/record-lists/${listId}`, body, { 'if-match': `"${version}"` })).body)
}

const remove = (listId: string, version: number) => owner.delete(`/api/record-lists/${listId}`, undefined, { 'if-match': `"${version}"` })

async function statuses(path: string): Promise<Record<string, number>> {
  const answers = Object.entries(readers).map(async ([name, who]) => [name, (await who.get(path)).status])
  return Object.fromEntries(await Promise.all(answers))
}

const onlyOwner = { owner: 200, other: 404, curator: 404, anonymous: 404 }
const everybody = { owner: 200, other: 200, curator: 200, anonymous: 200 }
const nobody = { owner: 404, other: 404, curator: 404, anonymous: 404 }

/** Names under which calls take contents, or searches that may name some. */
const contentNames = /^(list|backgroundList|of|contentId|content|filters|genes|search)$/
/** A content of news, a search that is stored, not answered, genes given by their names, and the id of a paper. */
const otherwise = /^(\w+ \/api\/news\/|POST \/api\/searches|POST \/api\/services\/patmatch|GET \/api\/paper-annotations\/papers)/

type Request = (who: TestVisitor, id: string) => Promise<Answer>
const withinOf = (id: string) => ({ list: { include: [id] } })
/** What some calls want beside a content. */
const required = { term: 'GO:0009908', terms: 'GO:0009908', motif: 'MA9001.2' }

/** Every way in which a call takes the id of a content. */
function requestsOf(call: ApiCall): [string, Request][] {
  const send =
    (change: (id: string) => CallExample): Request =>
    (who, id) =>
      makeCall(who, call, change(id))
  const inBody = (body: (id: string) => Record<string, unknown>) => send((id) => ({ body: body(id) }))
  const { path, name } = call
  if (path.startsWith('/api/list-contents/{id}')) return [['path', send((id) => ({ ...exampleOf(call, other, records), params: { id } }))]]
  if (path === '/api/export/{category}')
    return [
      [
        'search',
        async (who, id) => {
          const saved = await who.post('/api/searches', { category: 'genes', searchTerms: [], filters: withinOf(id) })
          return makeCall(who, call, { params: { category: 'genes' }, query: { search: SavedSearchAnswer.parse(saved.body).id } })
        },
      ],
    ]
  if (['POST /api/list-contents', 'POST /api/list-items'].includes(name))
    return [
      ['operation', inBody((id) => ({ operation: 'union', of: [id, id] }))],
      ['parts', inBody((id) => ({ of: [id, id], parts: ['11'] }))],
      ['search', inBody((id) => ({ search: { category: 'genes', searchTerms: [], filters: withinOf(id) } }))],
    ]
  if (path.startsWith('/api/search-combinations'))
    return [
      ['list', inBody((list) => ({ steps: [{ list }] }))],
      ['search', inBody((id) => ({ steps: [{ search: { category: 'genes', searchTerms: [], filters: withinOf(id) } }] }))],
    ]
  if (name === 'GET /api/enrichment/lists')
    return [
      ['of', send((id) => ({ query: { of: `${id}|${id}` } }))],
      ['backgroundList', send((id) => ({ query: { of: `${id}|${id}`, backgroundList: id } }))],
    ]
  if (name === 'POST /api/list-overlaps') return [['of', inBody((id) => ({ of: [id, id] }))]]
  if (name === 'POST /api/record-lists') return [['contentId', inBody((contentId) => ({ name: 'Mine', contentId, origin }))]]
  if (name === 'POST /api/search/sequences')
    return [['genes', inBody((id) => ({ genes: { search: { searchTerms: [], filters: withinOf(id) } } }))]]
  if (path.startsWith('/api/search/')) {
    const { body } = exampleOf(call, other, records)
    return call.bodyNames.includes('filters') ? [['filters', inBody((id) => ({ ...body, filters: withinOf(id) }))]] : []
  }
  const names = ['list', 'backgroundList'].filter((one) => [...call.queryNames, ...call.bodyNames].includes(one))
  const given = Object.fromEntries(Object.entries(required).filter(([one]) => [...call.queryNames, ...call.bodyNames].includes(one)))
  return names.map((one) => {
    const facts = (id: string) => ({ ...given, ...(one !== 'list' && { items: 'AT4G18960' }), [one]: id })
    return [one, call.method === 'GET' ? send((id) => ({ query: facts(id) })) : inBody(facts)]
  })
}

const requests = calls
  .filter(({ name }) => name !== 'PATCH /api/record-lists/{listId}')
  .flatMap((call) => requestsOf(call).map(([way, request]) => [`${call.name} by ${way}`, request] as const))

test('every call that takes a content is tried', () => {
  const taking = calls.filter(
    ({ name, path, queryNames, bodyNames }) =>
      !otherwise.test(name) && ([...queryNames, ...bodyNames].some((one) => contentNames.test(one)) || path.includes('list-contents')),
  )
  expect(taking.length).toBeGreaterThan(40)
  const tried = requests.map(([title]) => title)
  const left = taking.map(({ name }) => name).filter((name) => !tried.some((title) => title.startsWith(`${name} by`)))
  // Tried by itself below: it needs a list of the caller's own.
  expect(left).toEqual(['PATCH /api/record-lists/{listId}'])
})

test('[SECURE-051] no call answers about a content that only others have in private, and it is as if there were none', async () => {
  const contentId = await keep(owner, 'AT4G18960', 'AT5G10140')
  await make(owner, contentId)
  const unknown = 'A'.repeat(22)
  for (const [title, request] of requests) {
    const [own, ...foreign] = await Promise.all([owner, other, curator, anonymous].map((who) => request(who, contentId)))
    // A list of another kind than the results is refused by its kind.
    expect([200, 400], `${title}: ${own?.text.slice(0, 200)}`).toContain(own?.status)
    for (const [at, answer] of foreign.entries()) {
      const who = [other, curator, anonymous][at] ?? anonymous
      const none = await request(who, unknown)
      const seen = ({ status, body }: Answer) => [status, ApiProblem.parse(body).message]
      expect(seen(answer), title).toEqual(seen(none))
      expect(answer.status, title).toBe(who === anonymous && title.startsWith('POST /api/record-lists') ? 401 : 404)
    }
  }
  const mine = await make(other, await keep(other, 'AT1G65480'))
  const content = { contentId, origin }
  const changed = await other.patch(`/api/record-lists/${mine.listId}`, { content }, { 'if-match': '"1"' })
  expect(changed.status).toBe(404)
}, 120_000)

test('[SECURE-051] [LIST-027] a content is read through a shared list until that is withdrawn or deleted, from memory too', async () => {
  const contentId = await keep(owner, 'AT4G18960', 'AT1G65480', 'nobody')
  const { listId } = await make(owner, contentId)
  const path = `/api/list-contents/${contentId}`
  const start = (who: TestVisitor) => who.get(`/api/enrichment?min=1&list=${contentId}`, { prefer: 'respond-async, wait=0' })
  const started = await whileNamesAreLocked(() => start(owner))
  for (const who of [other, curator, anonymous]) expect((await start(who)).status).toBe(404)
  const run = `/api/runs/${StartedRun.parse(started.body).token}`
  const paths = [path, `${path}/file`, `${path}/groups`, `/api/mutants?list=${contentId}`, run, `${run}/options`]
  const expectAll = async (expected: object) => {
    for (const one of paths) expect(await statuses(one), one).toEqual(expected)
  }
  await expectAll(onlyOwner)
  await patch(listId, 1, { isShared: true })
  await expectAll(everybody)
  const { headers } = await anonymous.get(path)
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  await patch(listId, 1, { isShared: false })
  await expectAll(onlyOwner)
  await patch(listId, 1, { isShared: true })
  await remove(listId, 1)
  await expectAll(onlyOwner)
  await patch(listId, 1, { isDeleted: false })
  await expectAll(everybody)
  await remove(listId, 1)
  await remove(listId, 1)
  await expectAll(nobody)
  await pruneLists(community, new Date(clock.now().getTime() + dayMs + 1))
  expect(await community.selectFrom('listContent').select('id').where('id', '=', contentId).execute()).toEqual([])
})

test('[SECURE-051] [LIST-003] equal contents are stored once, and each who has one keeps reading it', async () => {
  const items = ['AT4G18960', 'AT1G01010']
  const contentId = await keep(owner, ...items)
  const { listId } = await make(owner, contentId)
  const path = `/api/list-contents/${contentId}`
  expect(await statuses(path)).toEqual(onlyOwner)
  // Another member has the same items in a list that is shared and withdrawn.
  expect(await keep(other, ...items)).toBe(contentId)
  const { listId: sharedId } = await make(other, contentId)
  expect(await statuses(path)).toEqual({ ...onlyOwner, other: 200 })
  const share = (isShared: boolean) => other.patch(`/api/record-lists/${sharedId}`, { isShared }, { 'if-match': '"1"' })
  await share(true)
  await patch(listId, 1, { isShared: true })
  await patch(listId, 1, { isShared: false })
  expect(await statuses(path), 'withdrawn and equal to a shared one').toEqual(everybody)
  await share(false)
  expect(await statuses(path)).toEqual({ ...onlyOwner, other: 200 })
  // A visitor without an account sends the same.
  expect(await keep(anonymous, ...items)).toBe(contentId)
  expect(await statuses(path), 'private and equal to an anonymous one').toEqual(everybody)
  await remove(listId, 1)
  await remove(listId, 1)
  await pruneLists(community, new Date(clock.now().getTime() + 30 * dayMs))
  expect(await statuses(path)).toEqual(everybody)
})

test('[SECURE-051] [LIST-013] what a member stores without a list is theirs, and what a visitor stores is open to anyone with its id', async () => {
  const [own, open] = [await keep(owner, 'AT1G01030', 'AT1G01040'), await keep(anonymous, 'AT1G01030', 'AT1G01050')]
  expect(await statuses(`/api/list-contents/${own}`)).toEqual(onlyOwner)
  expect(await statuses(`/api/list-contents/${open}`)).toEqual(everybody)
  await pruneLists(community, new Date(clock.now().getTime() + 30 * dayMs))
  expect(await statuses(`/api/list-contents/${own}`)).toEqual(onlyOwner)
})

test('[SECURE-052] a share shows the current version and those made while it lasts, without what was left over', async () => {
  const contents = [
    await keep(owner, 'AT1G01010'),
    await keep(owner, 'AT1G01020'),
    await keep(owner, 'AT1G01030'),
    await keep(owner, 'AT1G01040'),
  ]
  const [first, second, third, fourth] = contents
  const { listId } = await make(owner, first ?? '', ['SECRET1'])
  const replace = (version: number, contentId = '') => patch(listId, version, { content: { contentId, leftover: ['SECRET2'], origin } })
  const shownTo = async (who: TestVisitor) => {
    const { body } = await who.get(`/api/record-lists/${listId}/versions`)
    const versions = ListVersions.safeParse(body).data?.versions ?? []
    const opened = await Promise.all([1, 2, 3, 4].map(async (v) => (await who.get(`/api/record-lists/${listId}?v=${v}`)).status === 200))
    const read = await Promise.all(contents.map(async (id) => (await who.get(`/api/list-contents/${id}`)).status === 200))
    expect(opened, 'versions that open').toEqual(read)
    expect(versions.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4].filter((_, at) => opened[at]))
    return versions
  }
  await replace(1, second)
  await patch(listId, 2, { isShared: true })
  expect(await shownTo(anonymous)).toMatchObject([{ version: 2, contentId: second, leftoverCount: 0 }])
  await replace(2, third)
  expect(await shownTo(other)).toMatchObject([{ version: 3, leftoverCount: 0 }, { version: 2 }])
  expect((await anonymous.get(`/api/record-lists/${listId}`)).body).toMatchObject({ version: 3, leftoverCount: 0 })
  for (const who of [other, curator, anonymous]) {
    for (const query of ['', '?v=1', '?v=3']) {
      const { status, text } = await who.get(`/api/record-lists/${listId}/leftover${query}`)
      expect([status, text.includes('SECRET')]).toEqual([404, false])
    }
  }
  expect((await owner.get(`/api/record-lists/${listId}/leftover`)).body).toEqual({ leftover: ['SECRET2'] })
  await patch(listId, 3, { isShared: false })
  expect(await shownTo(anonymous)).toEqual([])
  // One call that shares another content shares that one.
  await patch(listId, 3, { isShared: true, content: { contentId: fourth, origin } })
  expect(await shownTo(anonymous)).toMatchObject([{ version: 4 }])
  expect(await shownTo(owner)).toMatchObject([{ version: 4 }, { leftoverCount: 1 }, { leftoverCount: 1 }, { leftoverCount: 1 }])
})

/** While nobody can look up names, an enrichment takes so long that it becomes a run. */
async function whileNamesAreLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await database.db.pool.connect()
  try {
    await client.query(`begin; lock table ${schemaOf(database.releaseId)}.identifier in access exclusive mode`)
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}
