import type { FirstViewModule, FirstViewRequest } from '@rosette/features/site/contract/first-view.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp, testAssets } from '@rosette/test-kit/test-app.ts'
import { expect, test, vi } from 'vitest'

const database = demoDatabase()

const requests: FirstViewRequest[] = []

/** Draws what it was given, as the web app would. */
const module: FirstViewModule = {
  firstReadsOf: async (href) => {
    const missing = { key: ['nothing'], path: 'no-such-call' }
    const search = { key: ['search'], path: 'search/general', body: { searchText: 'AG', category: 'genes' } }
    if (href.startsWith('/help')) return { calls: [missing], chunks: ['help-page.tsx'] }
    if (href.startsWith('/contact')) return { calls: [search, missing], chunks: [] }
    if (href.startsWith('/profile')) return { calls: null, chunks: ['profile-page.tsx'] }
    return { calls: href.startsWith('/results') ? [search] : [], chunks: [] }
  },
  renderFirstView: (request) => {
    requests.push(request)
    if (request.href.includes('broken')) throw new Error('could not be drawn')
    if (request.href.includes('slow')) return new Promise(() => {})
    return Promise.resolve(`<h1>${request.data.record?.record.name ?? request.href}</h1>`)
  },
}

const webAssets = { ...testAssets, firstView: module }
const { as } = await testApp(database, { webAssets })
const { as: guardedAs } = await testApp(database, { webAssets, env: { ACCESS_MODE: 'spec' } })

test('[PAINT-001] the document of a record carries its first view', async () => {
  const page = await as('anonymous').open('/locus?name=AT4G18960')
  expect(page.text).toContain('<div id="root"><h1>AT4G18960</h1></div>')
  expect(page.pageData.firstView).toEqual({ isPhone: false, answers: [] })
})

test('[PAINT-002] results are rendered with the answer of their search, which the document carries too', async () => {
  const page = await as('anonymous').open('/results?mainType=general&searchText=AG&category=genes')
  const answer = { key: ['search'], answer: { error: null, docs: expect.any(Array) } }
  expect(page.pageData.firstView).toMatchObject({ answers: [answer] })
  expect(requests.at(-1)?.data.firstView).toEqual(page.pageData.firstView)
})

test('[PAINT-005] a visitor without access gets no fact of the record, and nothing is rendered', async () => {
  const rendered = requests.length
  const refused = await guardedAs('anonymous').get('/locus?name=AT4G18960')
  expect(refused).toMatchObject({ status: 302, text: '' })
  expect(requests).toHaveLength(rendered)
  const granted = await guardedAs('orcid').open('/locus?name=AT4G18960')
  expect(granted.text).toContain('<h1>AT4G18960</h1>')
  expect(granted.headers['cache-control']).toBe('private, no-cache')
})

test('[OPER-053] first views are counted by how they ended', async () => {
  const { app, as } = await testApp(database, { webAssets })
  for (const path of ['/search/genes', '/search/genes?broken', '/search/genes?slow', '/help']) await as('anonymous').open(path)
  const text = await app.metrics.metrics()
  for (const outcome of ['rendered', 'failed', 'timeout', 'left_to_browser'])
    expect(text).toContain(`rosette_first_views_total{outcome="${outcome}"} 1`)
})

test('[PAINT-007] a page whose first view fails, takes too long or lacks any of its answers is sent without one', async () => {
  for (const path of ['/search/genes?broken', '/search/genes?slow', '/help', '/contact']) {
    const page = await as('anonymous').open(path)
    expect(page.status, path).toBe(200)
    expect(page.text, path).toContain('<div id="root"></div>')
    expect(page.pageData.firstView, path).toBeNull()
  }
})

test.each(['help', 'profile'])('the browser loads the chunks of a page without a first view at once: /%s', async (name) => {
  const page = await as('anonymous').open(`/${name}`)
  expect(page.text).toContain(`<link rel="modulepreload" href="/assets/${name}-page.tsx"`)
})

test('a page that does not exist is rendered by the browser', async () => {
  const page = await as('anonymous').open('/locus?name=NOPE')
  expect(page.status).toBe(404)
  expect(page.text).toContain('<div id="root"></div>')
})

test.each(['/locus?name=AT4G18960', '/locus/AT4G18960'])(
  'the record of %s is parsed once, for facts, summary and first view',
  async (path) => {
    const { rows } = await database.db.pool.query<{ json: string }>(
      `select json from release_${database.releaseId}.record_document document
     join release_${database.releaseId}.record_lookup lookup using (kind, key) where kind = 'locus' and value = 'AT4G18960'`,
    )
    const parse = vi.spyOn(JSON, 'parse')
    const page = await as('anonymous').open(path)
    const times = parse.mock.calls.filter(([text]) => text === rows[0]?.json).length
    parse.mockRestore()
    expect(page.text).toContain('<h1>AT4G18960</h1>')
    expect(times).toBe(1)
  },
)
