import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import type { Answer } from '@rosette/test-kit/people/as.ts'
import { testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { beforeEach, expect, test } from 'vitest'

const database = await testDatabase()
const minute = 60_000
// Each test has a site of its own, and all sites of a database count together.
beforeEach(() => database.db.pool.query('truncate community.cost_balance'))

/** A site on which few points are soon spent. */
async function start(COST_PER_MINUTE = '100') {
  const clock = fixedClock()
  const { app, as } = await testApp(database, { clock, env: { COST_PER_MINUTE } })
  return { clock, app, visitor: as('anonymous') }
}

const manyIds = { ids: Array.from({ length: 20_000 }, (_, at) => `AT1G${String(at).padStart(5, '0')}`).join(' ') }
const refused = { status: 429, body: { code: 'too_many_requests' } }

/** Makes a call until it is refused; returns how often it was answered. */
async function untilRefused(call: () => Promise<Answer>): Promise<number> {
  for (let answered = 0; answered < 50; answered++) {
    const answer = await call()
    if (answer.status === 200) continue
    expect(answer, answer.text.slice(0, 300)).toMatchObject(refused)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    return answered
  }
  throw new Error('50 calls were not refused')
}

test('[SECURE-022] long lists are resolved until the budget is spent, cheap calls are still answered, and after a minute they are again', async () => {
  const { clock, visitor } = await start()
  const resolve = () => visitor.post('/api/resolve', manyIds)
  expect(await untilRefused(resolve)).toBe(3)
  expect((await visitor.post('/api/resolve', { ids: 'AT1G01010' })).status).toBe(200)
  expect((await visitor.post('/api/search/general', { searchText: 'AG', category: 'genes', pageSize: 25 })).status).toBe(200)
  expect((await visitor.get('/api/suggest?text=AG')).status).toBe(200)
  clock.advance(minute)
  expect((await resolve()).status).toBe(200)
})

test('[SECURE-022] a list costs as much in a form as by itself', async () => {
  const { visitor } = await start()
  const searchTerms = [{ geneListUploadType: 'AGI Locus IDs' }, { geneList: manyIds.ids }]
  expect(await untilRefused(() => visitor.post('/api/match-counts/genes', { searchTerms }))).toBe(3)
  expect(await visitor.post('/api/search/gene', { searchTerms, pageSize: 25 })).toMatchObject(refused)
})

test('[SECURE-022] files and thousands of rows at once are paid for by their rows', async () => {
  const { clock, app, visitor } = await start('2')
  const { body } = await visitor.post('/api/searches', { category: 'genes', searchText: 'protein' })
  const path = `/api/export/genes?search=${Object(body).id}`
  const file = () => visitor.get(path)
  expect(await untilRefused(file)).toBeGreaterThan(0)
  clock.advance(3 * minute)
  const rows = () => visitor.post('/api/search/general', { searchText: 'protein', category: 'genes' })
  expect(await untilRefused(rows)).toBeGreaterThan(0)
  expect(await file()).toMatchObject(refused)
  // The page asks with HEAD before it starts the download.
  expect((await app.inject({ method: 'HEAD', url: path })).statusCode).toBe(429)
  expect((await visitor.post('/api/search/general', { searchText: 'protein', category: 'genes', pageSize: 25 })).status).toBe(200)
})

test('[SECURE-022] when the budget is spent, a search is answered without another spelling', async () => {
  const { clock, visitor } = await start()
  const search = async () => {
    const { status, body } = await visitor.post('/api/search/general', { searchText: 'flowring locus t', category: 'genes', pageSize: 25 })
    return [status, Object(body).total, Object(body).didYouMean]
  }
  expect(await search()).toEqual([200, 1, 'flowering locus t'])
  await search()
  expect(await search()).toEqual([200, 1, null])
  expect(await visitor.post('/api/resolve', manyIds)).toMatchObject(refused)
  clock.advance(minute)
  expect(await search()).toEqual([200, 1, 'flowering locus t'])
})

test('[SECURE-022] a member has a budget of their own, wherever they are; one who says nothing shares that of the network', async () => {
  const clock = fixedClock()
  const { app } = await testApp(database, { clock, hasSessions: true, env: { COST_PER_MINUTE: '500' } })
  const { anonymous, basic, orcid } = await testPeople(database, app)
  // Logging in was paid for by the network.
  clock.advance(minute)
  const resolve = (person: Pick<typeof basic, 'post'>) => person.post('/api/resolve', { ids: `${manyIds.ids} `.repeat(5) })
  expect(await untilRefused(() => resolve(anonymous))).toBe(3)
  expect(await untilRefused(() => resolve(basic))).toBe(3)
  expect((await resolve(orcid)).status).toBe(200)
})

test('[SECURE-040] lists that are read in turn are refused once the budget is spent, those in memory are not', async () => {
  const rich = await start('10000')
  const ids: string[] = []
  for (const length of [20_000, 19_999, 19_998]) {
    const stored = await rich.visitor.post('/api/list-contents', { kind: 'locus', items: manyIds.ids.split(' ').slice(0, length) })
    ids.push(String(Object(stored.body).id))
  }
  const { visitor } = await start('60')
  const read = async (path: string) => (await visitor.get(`/api/list-contents/${path}`)).status
  const [first, second, third] = ids
  expect([await read(`${first}?size=0`), await read(`${second}?size=0`)]).toEqual([200, 200])
  expect([await read(`${third}?size=0`), await read(`${third}/file`), await read(`${third}/groups`)]).toEqual([429, 429, 429])
  expect([await read(`${first}?size=0`), await read(`${second}?size=0`)]).toEqual([200, 200])
})

test('[SECURE-040] reading mutants and sitemaps and submitting searches is refused once the budget is spent', async () => {
  const { clock, app, visitor } = await start('60')
  const headers = Array.from({ length: 1000 }, () => '>a').join('\n')
  const calls: Record<string, () => Promise<{ status: number }>> = {
    mutants: () => visitor.get(`/api/mutants?items=${manyIds.ids.slice(0, 5000).replaceAll(' ', '+')}`),
    sitemap: () => visitor.get('/sitemap/locus-1.xml'),
    BLAST: () => visitor.post('/api/services/blast', { Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep', QueryText: headers }),
    leftover: () => visitor.get('/api/record-lists/AAAAAAAAAAAAAAAAAAAAAA/leftover'),
    login: () => visitor.post('/api/auth/login', { userName: 'nobody', password: 'not-a-password' }),
  }
  for (const [what, call] of Object.entries(calls)) {
    clock.advance(3 * minute)
    let answered = 0
    while (answered < 400 && (await call()).status !== 429) answered += 1
    expect(answered, what).toBeGreaterThan(0)
    expect(answered, what).toBeLessThan(400)
  }
  // Anyone who has spent it still reaches pages and what costs next to nothing.
  expect((await visitor.open('/help')).status).toBe(200)
  expect((await visitor.get('/api/release')).status).toBe(200)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
