import { openDatabase } from '@rosette/database/open-database.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

const database = demoDatabase()
// The release is known, then PostgreSQL goes away: nothing listens on port 1.
const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
afterAll(() => gone.close())
const { as, expectErrors, log } = await testApp({ ...database, db: gone })

test('without the database a call says so, and when to come back', async () => {
  expectErrors(/ECONNREFUSED/)
  const answer = await as('anonymous').get('/api/detail/locus?name=AT4G18960')
  expect(answer).toMatchObject({ status: 503, body: { code: 'upstream_failed', message: 'The database is not available right now.' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(log).toContainEqual(expect.objectContaining({ level: 50, err: expect.objectContaining({ code: 'ECONNREFUSED' }) }))
})

test('a record page opens with the failure, never as a record that is missing', async () => {
  expectErrors(/503 GET \/locus/)
  const page = await as('anonymous').open('/locus?name=AT4G18960')
  expect(page).toMatchObject({ status: 503, robots: 'noindex' })
  expect(page.pageData.record).toBeNull()
  expect(page.title).not.toBe('Page Not Found')
})

test('pages without records go on, and search too', async () => {
  expect((await as('anonymous').open('/help')).status).toBe(200)
  expect((await as('anonymous').post('/api/search/general', { searchText: 'AG', category: 'genes' })).status).toBe(200)
})

test('[OPER-098] with a replica, record pages are sent by name, key and permanent address, with the menus of the release; people are not', async () => {
  const replicated = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', replicaUrl: database.url })
  onTestFinished(() => replicated.close())
  const site = await testApp({ ...database, db: replicated })
  site.expectErrors(/503 GET/)
  const visitor = site.as('anonymous')
  await vi.waitFor(async () => expect((await visitor.get('/api/detail/locus?name=AT4G18960')).status).toBe(200), 10_000)
  for (const path of ['/locus?name=AT5G10140', '/locus/AG', '/gene?name=AT1G01010.1', '/marker?accession=900000001']) {
    const page = await visitor.open(path)
    expect([page.status, page.pageData.record === null], path).toEqual([200, false])
    expect(page.pageData.site.releaseParts, path).toContain('interactions')
  }
  const person = await visitor.get('/person?key=1')
  expect([person.status, Number(person.headers['retry-after']) > 0]).toEqual([503, true])
})

test('the process lives and is not ready', async () => {
  expectErrors(/503 GET \/readyz/)
  expect((await as('anonymous').get('/healthz')).status).toBe(200)
  expect(await as('anonymous').get('/readyz')).toMatchObject({ status: 503, body: { status: 'unready', database: 'down' } })
})
