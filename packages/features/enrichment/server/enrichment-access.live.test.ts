import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { type Role, visitors } from '@rosette/test-kit/people/as.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { EnrichmentAnswer, TermGenes } from '../contract/enrichment-answer.ts'

const database = await testDatabase()
const { as } = await testApp(database, { env: { ACCESS_MODE: 'spec' } })

// Object.keys forgets which keys an object literal has.
const roles = Object.keys(visitors) as Role[]
const items = ['AT4G18960', 'AT5G10140', 'AT1G65480']
const inAddress = `items=${items.join(',')}`

async function keep(kind: string, listed: readonly string[]): Promise<string> {
  const { body } = await as('anonymous').post('/api/list-contents', { kind, items: listed })
  return StoredContent.parse(body).id
}

test('[ENRICH-010] everyone may ask, by address and in a body, and no cache keeps the answer', async () => {
  const calls = ['', '/genes', '/file']
  for (const role of roles) {
    for (const call of calls) {
      const term: Record<string, string> = call === '/genes' ? { term: 'GO:0009908' } : {}
      const byAddress = await as(role).get(`/api/enrichment${call}?${new URLSearchParams({ items: items.join(' '), ...term })}`)
      const byBody = await as(role).post(`/api/enrichment${call}`, { items, ...term })
      expect([role, call, byAddress.status, byBody.status]).toEqual([role, call, 200, 200])
      expect([byAddress, byBody].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store'])
    }
  }
})

test('[ENRICH-010] a list too long or empty, unknown settings and sources are refused with a problem', async () => {
  const wrong = [
    {},
    { items: ' ' },
    { items: [] },
    { items: 'x '.repeat(100_001) },
    { items, list: 'A'.repeat(22) },
    { list: 'short' },
    ...[{ source: 'go' }, { background: 'mine' }, { evidence: 'XYZ' }, { correction: 'none' }].map((more) => ({ items, ...more })),
    ...[{ min: 0 }, { min: 9, max: 8 }, { max: 100_001 }, { alpha: 0 }, { alpha: 1.1 }].map((more) => ({ items, ...more })),
    { items, backgroundItems: items, backgroundList: 'A'.repeat(22) },
  ]
  for (const body of wrong) {
    const refused = await as('anonymous').post('/api/enrichment', body)
    expect([body, refused.status, refused.body]).toEqual([body, 400, expect.objectContaining({ code: 'invalid_request' })])
  }
  for (const query of [`items=${'A'.repeat(6001)}`, `${inAddress}&source=go`, '', 'list=short', `${inAddress}&list=${'A'.repeat(22)}`]) {
    expect([query, (await as('anonymous').get(`/api/enrichment?${query}`)).status]).toEqual([query, 400])
  }
  expect(await as('anonymous').get(`/api/enrichment/genes?${inAddress}&term=GO:1`)).toMatchObject({ status: 404 })
})

test('[ENRICH-010] a visitor who has spent the minute is asked to wait', async () => {
  const poor = await testApp(database, { env: { COST_PER_MINUTE: '50' } })
  const ask = () => poor.as('anonymous').get(`/api/enrichment?${inAddress}`)
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  const refused = await ask()
  expect([refused.status, refused.body]).toEqual([429, expect.objectContaining({ code: 'too_many_requests' })])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('[ENRICH-033] every source is drawn from the budget', async () => {
  // All sites of a database count together.
  await database.db.pool.query('truncate community.cost_balance')
  const poor = await testApp(database, { env: { COST_PER_MINUTE: '100' } })
  const ask = (source: string) => poor.as('anonymous').get(`/api/enrichment?${inAddress}&source=${source}`)
  expect([(await ask('go_bp,go_mf,go_cc')).status, (await ask('go_bp')).status]).toEqual([200, 429])
})

test('[ENRICH-010] a database that takes too long ends in a problem, and the next call is answered', async () => {
  const hurried = openDatabase({ url: database.url, statementTimeoutMs: 200 })
  const site = await testApp({ ...database, db: hurried })
  const ask = () => site.as('anonymous').get(`/api/enrichment?${inAddress}&source=family`)
  const lock = await database.db.pool.connect()
  try {
    await lock.query(`begin; lock table ${schemaOf(database.releaseId)}.locus_family in access exclusive mode`)
    site.expectErrors(/canceling statement due to statement timeout/)
    expect((await ask()).status).toBe(503)
    await lock.query('rollback')
    expect((await ask()).status).toBe(200)
  } finally {
    lock.release()
    await hurried.close()
  }
})

test('[ENRICH-010] a kept list is named by its id, also as background; items that are not loci are reported', async () => {
  const list = await keep('locus', [...items, 'nobody'])
  const answer = async (query: string) => EnrichmentAnswer.parse((await as('anonymous').get(`/api/enrichment?${query}`)).body)
  const stored = await answer(`list=${list}&alpha=1&min=1`)
  expect(stored.list).toMatchObject({ given: 4, genes: 3, notMatched: { count: 1, ids: ['nobody'] } })
  expect(stored.terms).toEqual((await answer(`${inAddress}&alpha=1&min=1`)).terms)
  const background = await keep('locus', [...items, 'AT3G24650'])
  const own = await answer(`list=${list}&backgroundList=${background}`)
  expect(own).toMatchObject({ hasOwnBackground: true, background: { genes: 4 }, list: { outside: { count: 0 } } })
  const genes = await as('anonymous').get(`/api/enrichment/genes?list=${list}&term=GO:0009908`)
  expect(TermGenes.parse(genes.body).genes.map(({ name }) => name)).toContain('AT4G18960')
  const file = await as('anonymous').get(`/api/enrichment/file?list=${list}`)
  expect(file.text).toContain(`# Address: https://rosette.example/api/enrichment/file?list=${list}`)
  const terms = await keep('keyword', ['GO:0009908'])
  const refused = await as('anonymous').get(`/api/enrichment?list=${terms}`)
  expect([refused.status, refused.body]).toMatchObject([400, { message: expect.stringMatching(/kind keyword/) }])
  expect((await as('anonymous').get(`/api/enrichment?list=${'A'.repeat(22)}`)).status).toBe(404)
})
