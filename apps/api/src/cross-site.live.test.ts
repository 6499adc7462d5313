import { loadApiCalls } from '@rosette/test-kit/access/api-calls.ts'
import { exampleOf, loadExampleRecords, makeCall, refusalOf } from '@rosette/test-kit/access/call-examples.ts'
import { fingerprint } from '@rosette/test-kit/access/fingerprint.ts'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { describe, expect, test } from 'vitest'

const database = await testDatabase()
const { app } = await testApp(database, { hasSessions: true })
const records = await loadExampleRecords(database)
const curator = await makeSomebody(database, app, 'curator')
const calls = await loadApiCalls(app)
// The documents' logout is a GET that changes something.
const changing = calls.filter(({ method, name }) => method !== 'GET' || name === 'GET /api/auth/logout')

describe.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://other.rosette.example' }],
  ['an old browser that names only the origin', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
])('%s', (_title, headers) => {
  test.each(changing.map((call) => [call.name, call] as const))('changes nothing with %s', async (_name, call) => {
    const before = await fingerprint(database.db)
    const answer = await makeCall(curator, call, exampleOf(call, curator, records), headers)
    expect(refusalOf(answer), answer.text.slice(0, 300)).toBe('denied')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await fingerprint(database.db)).toEqual(before)
  })
})

test('our own pages and programs without a browser are let through', async () => {
  const ours: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin', origin: 'https://rosette.example' },
    { origin: 'https://rosette.example' },
    {},
  ]
  for (const headers of ours) expect((await curator.post('/api/resolve', { ids: 'AT1G01010' }, headers)).status).toBe(200)
})
