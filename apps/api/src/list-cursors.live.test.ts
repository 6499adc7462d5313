import { createHash } from 'node:crypto'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { loadApiCalls } from '@rosette/test-kit/access/api-calls.ts'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { editedItems, keep, pagedSite } from '@rosette/test-kit/paging/paged-site.ts'
import { firstCursor, type PagedCall, pageOf, readPage, rowsOf, walkOffsets, walkPages } from '@rosette/test-kit/paging/read-pages.ts'
import type { Answer } from '@rosette/test-kit/people/as.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const database = await testDatabase()
const clock = fixedClock()
const site = await testApp(database, { hasSessions: true, clock })
const { app: guardedApp } = await testApp(database, { hasSessions: true, clock, env: { ACCESS_MODE: 'spec' } })
const { anonymous, calls, first, items, list, owner, publish } = await pagedSite(database, site)
const other = await makeSomebody(database, site.app, 'curator')
const cases = Object.entries<PagedCall>(calls)

const problemOf = ({ status, body }: Answer) => ({ status, ...ApiProblem.pick({ code: true, message: true, issues: true }).parse(body) })

test('[API-076] every call with an offset or the number of a page takes a cursor, and is tried here', async () => {
  const inPages = (await loadApiCalls(site.app)).filter(({ queryNames }) =>
    ['from', 'offset', 'page'].some((name) => queryNames.includes(name)),
  )
  expect(inPages.filter(({ queryNames }) => !queryNames.includes('cursor')).map(({ name }) => name)).toEqual([])
  const names = inPages.map(({ path }) => path.replace(/^\/api\/(detail\/)?/, '').replace(/\/\{\w+\}/, ''))
  expect(names.sort()).toEqual(Object.keys(calls).sort())
})

test.for(cases)('[API-076] %s: the pages by cursor are the list, each row once, whatever their size', async ([, call]) => {
  const whole = await walkOffsets(call, call.sizes[0])
  expect(new Set(whole).size).toBe(whole.length)
  for (const size of call.sizes) {
    const { rows, froms } = await walkPages(call, size)
    expect(rows).toEqual(whole)
    expect(froms).toEqual(Array.from({ length: Math.ceil(whole.length / size) }, (_, at) => at * size))
  }
  expect(whole.length).toBeGreaterThan(call.sizes[0])
  // A page that was found by its offset can be gone on after, too, and pages may have different sizes.
  const [size, larger] = call.sizes
  const { next } = await pageOf(call, { query: call.windowOf(size, size) })
  if (next !== null) expect((await walkPages(call, larger, { cursor: next })).rows).toEqual(whole.slice(2 * size))
})

test.for(cases)('[API-077] %s: a cursor of another release is refused, and goes on in its own', async ([name, call]) => {
  const cursor = await firstCursor(call)
  const [size] = call.sizes
  const rest = (await walkPages(call, size)).rows.slice(size)
  const sent = { query: { ...call.windowOf(0, size), cursor } }
  const isOfServed = name === 'record-lists/changes'
  if (isOfServed) await publish('third')
  const made = isOfServed ? 'second' : first
  const answer = await readPage(call, { ...sent, headers: {} })
  // A result stays that of the release it was made with.
  if (name === 'runs/patmatch/genes') expect(answer.status).toBe(200)
  else {
    const { status, code, message } = problemOf(answer)
    expect([status, code]).toEqual([409, 'conflict'])
    expect(message).toContain(`Begin again without it, or send the header Rosette-Release: ${made}`)
  }
  expect((await walkPages(call, size, { cursor, headers: { 'rosette-release': made } })).rows).toEqual(rest)
  if (isOfServed) {
    await publish(first)
    await publish('second')
  }
})

test('[API-076] pages in a second release are those of the second', async () => {
  const call = calls['list-contents']
  const statesIn = async (headers: Record<string, string>) => {
    const states: unknown[] = []
    for (let query: Record<string, string> | null = {}; query !== null; ) {
      const { body, next }: Awaited<ReturnType<typeof pageOf>> = await pageOf(call, { headers, query: { size: '9', ...query } })
      states.push(...Object(body).items.map((item: object) => `${Object(item).item} ${Object(item).status}`))
      query = next === null ? null : { cursor: next }
    }
    return states
  }
  const [now, before] = [await statesIn({}), await statesIn({ 'rosette-release': first })]
  expect(now).toHaveLength(items.length)
  expect([now.includes('AT2G90110 replaced'), before.includes('AT2G90110 current')]).toEqual([true, true])
})

test.for(cases)('[API-077] %s: with another parameter a cursor is refused, and the parameter named', async ([, call]) => {
  const cursor = await firstCursor(call)
  const window = call.windowOf(0, call.sizes[0])
  for (const [name, { path, query = {} }] of Object.entries(call.others)) {
    const { status, code, message, issues } = problemOf(
      await readPage(call, { ...(path !== undefined && { path }), query: { ...window, ...query, cursor } }),
    )
    expect([name, status, code, issues?.map((issue) => issue.path)]).toEqual([name, 400, 'invalid_request', ['querystring.cursor']])
    expect(message).toContain(`another ${name}.`)
  }
  const size = call.sizes[0]
  const offset = problemOf(await readPage(call, { query: { ...call.windowOf(size, size), cursor } }))
  expect([offset.status, offset.message]).toEqual([400, expect.stringContaining('without an offset')])
})

const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10)

/** The cursor with another place, as somebody writes it who has read how cursors are made. */
function forge(cursor: string, place: unknown): string {
  const text = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(cursor.slice(10), 'base64url').toString()), place })).toString(
    'base64url',
  )
  return `${fingerprint(text)}${text}`
}

const seed = { seed: 20_261_101, numRuns: 25 }
const letters = fc.constantFrom(...'ABCabc019-_=%. \u0000é')
const damages = fc.sample(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), letters, fc.constantFrom('replace', 'cut', 'add')), seed)
const places = fc.sample(
  fc.oneof(
    fc.jsonValue(),
    fc.tuple(fc.integer(), fc.oneof(fc.string(), fc.integer())),
    fc.tuple(fc.constantFrom('Chr1', "Chr1'; drop schema community", 'Chr\u0000'), fc.constantFrom(-1, 1e300, 2 ** 31), fc.string()),
    fc.tuple(fc.constantFrom('merged', 'gone', 'matched', 'none'), fc.string({ unit: 'binary' })),
    fc.string({ unit: 'binary', maxLength: 1200 }),
  ),
  seed,
)

test.for(cases)(
  '[API-077] %s: damaged and foreign cursors are refused with 400, and forged ones show rows of the list or are refused',
  async ([name, call]) => {
    const cursor = await firstCursor(call)
    const window = call.windowOf(0, call.sizes[0])
    const send = (text: string) => readPage(call, { query: { ...window, cursor: text } })
    const whole = new Set((await walkPages(call, call.sizes[1])).rows)
    const damaged = damages.map(([share, letter, way]) => {
      const at = Math.min(cursor.length - 1, Math.floor(share * cursor.length))
      return way === 'cut' ? cursor.slice(0, at) : `${cursor.slice(0, at)}${letter}${cursor.slice(way === 'add' ? at : at + 1)}`
    })
    const foreign = await Promise.all(cases.filter(([each]) => each !== name).map(([, each]) => firstCursor(each)))
    for (const text of [...damaged, ...foreign, `${cursor}${'A'.repeat(4000)}`, '', 'last', 'null'].filter((each) => each !== cursor)) {
      const { status, code, message } = problemOf(await send(text))
      expect([text, status, code, message]).toEqual([text, 400, 'invalid_request', expect.any(String)])
    }
    for (const place of places) {
      const answer = await send(forge(cursor, place))
      expect([200, 400], JSON.stringify([place, answer.body])).toContain(answer.status)
      if (answer.status === 200) for (const row of rowsOf(call, answer.body)) expect(whole).toContain(row)
    }
  },
)

test('[API-077] a cursor that somebody else made shows nothing of a list or a record to those who may not read it', async () => {
  const mine = await keep(owner, items.slice(3))
  const ofMine: PagedCall[] = [
    { ...calls.mutants, query: { list: mine }, who: owner },
    { ...calls.orthologs, query: { list: mine }, who: owner },
    { ...calls['list-contents'], path: `list-contents/${mine}`, who: owner },
    { ...calls['list-contents/groups/genes'], path: `list-contents/${mine}/groups/genes`, who: owner },
    calls['record-lists/changes'],
  ]
  for (const call of ofMine) {
    const sent = { query: { ...call.windowOf(0, call.sizes[0]), cursor: await firstCursor(call) } }
    const statuses = await Promise.all([owner, other, anonymous].map(async (who) => (await readPage(call, { ...sent, who })).status))
    expect(statuses, call.path).toEqual([200, 404, 404])
  }
  const visitor = callerWith(guardedApp, {})
  const subscriber = await makeSomebody(database, guardedApp, 'subscriber')
  for (const call of [calls['transposonfamily/copies'], calls['keyword/genes']]) {
    const sent = { query: { ...call.windowOf(0, call.sizes[0]), cursor: await firstCursor(call) } }
    const statuses = await Promise.all([visitor, subscriber].map(async (who) => (await readPage(call, { ...sent, who })).status))
    expect(statuses, call.path).toEqual([403, 200])
    // Neither does a damaged one tell whether there is such a record.
    expect((await readPage(call, { query: { cursor: 'x' }, who: visitor })).status).toBe(403)
  }
})

test('[API-076] a list that loses rows between two pages is gone on with where the reader stopped', async () => {
  const patch = (body: object, version: number) => owner.patch(`/api/record-lists/${list.listId}`, body, { 'if-match': `"${version}"` })
  expect((await patch({ isShared: true }, 1)).status).toBe(200)
  const call = { ...calls['record-lists/changes'], who: other }
  const before = (await walkPages(call, 1)).rows
  const page = await pageOf(call, { query: { size: '2' } })
  // The new version is without the first row, which the reader has seen.
  const contentId = await keep(
    owner,
    [...editedItems, 'AT4G18960'].filter((item) => item !== before[0]),
  )
  expect((await patch({ content: { contentId, origin: { by: 'edited' } } }, 1)).status).toBe(200)
  expect((await walkPages(call, 2, { cursor: page.next ?? '' })).rows).toEqual(before.slice(2))
  const byNumber = await pageOf(call, { query: { from: '2', size: '100' } })
  expect(byNumber.rows).toEqual(before.slice(3))
})
