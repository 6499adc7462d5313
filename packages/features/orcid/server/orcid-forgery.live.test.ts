import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hashToken, newToken } from '@rosette/identity/hash-secrets.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { startOrcidStandIn } from '@rosette/test-kit/people/orcid-stand-in.ts'
import { callerWith, cookiesOf, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { visitOrcid } from '@rosette/test-kit/people/visit-orcid.ts'
import { type TestApp, testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { OrcidLoginLink } from '../contract/orcid-calls.ts'

const database = await testDatabase()
const community = database.db.community
const standIn = await startOrcidStandIn({ redirectUri: 'https://rosette.example/linktoorcid' })
afterAll(() => standIn.close())
const { app, log } = await testApp(database, { hasSessions: true, env: standIn.env })
const { orcid } = await testPeople(database, app)
const orcidId = '0000-0002-1825-0097'

type Cookies = Record<string, string>

async function beginVisit(cookies: Cookies = {}) {
  const answer = await app.inject({ method: 'GET', url: '/api/auth/orcidloginlink', cookies })
  return { url: OrcidLoginLink.parse(answer.json()).url, cookies: { ...cookies, ...cookiesOf(answer.cookies) } }
}

async function visit(id = orcidId, cookies: Cookies = {}) {
  const begun = await beginVisit(cookies)
  return { cookies: begun.cookies, back: await visitOrcid(begun.url, id) }
}

function login(cookies: Cookies, payload: Record<string, unknown>) {
  return app.inject({ method: 'POST', url: '/api/auth/authenticate-orcid', cookies, payload })
}

/** Refused as a request of nobody we know, without a session. */
async function expectRefused(cookies: Cookies, payload: Record<string, unknown>): Promise<void> {
  const answer = await login(cookies, payload)
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([400, expect.objectContaining({ code: 'invalid_request' }), []])
}

test('[ORCID-014] a forged or missing state is refused, and does not spend the true one', async () => {
  const { cookies, back } = await visit()
  await expectRefused(cookies, { ...back, state: newToken() })
  await expectRefused(cookies, { code: back.code, iss: back.iss })
  await expectRefused(cookies, { ...back, state: '' })
  expect((await login(cookies, back)).statusCode).toBe(200)
})

test('[ORCID-014] a state that another browser began is refused', async () => {
  const { back, cookies } = await visit()
  const other = await visit()
  await expectRefused(other.cookies, back)
  await expectRefused({}, back)
  await expectRefused({ '__Host-rosette_orcid': newToken() }, back)
  expect((await login(cookies, back)).statusCode).toBe(200)
})

test('[ORCID-014] a state works once: another code with it is refused', async () => {
  const first = await visit()
  expect((await login(first.cookies, first.back)).statusCode).toBe(200)
  const second = await visit(orcidId, first.cookies)
  await expectRefused(first.cookies, { ...second.back, state: first.back.state })
})

test('[ORCID-014] a code of another visit is refused by PKCE', async () => {
  const { cookies, back } = await visit()
  const other = await visit(orcidId, cookies)
  await expectRefused(cookies, { ...other.back, state: back.state })
})

test('[ORCID-014] a token with another nonce is refused', async () => {
  const { cookies, back } = await visit()
  await community.updateTable('orcidAttempt').set({ nonce: newToken() }).where('stateHash', '=', hashToken(back.state)).execute()
  await expectRefused(cookies, back)
})

test('[ORCID-014] another provider than the one that was asked is refused', async () => {
  const { cookies, back } = await visit()
  await expectRefused(cookies, { ...back, iss: 'https://orcid.example' })
})

test('[ORCID-014] after ten minutes the visitor must start again', async () => {
  const { cookies, back } = await visit()
  const { createdAt, expiresAt } = await community
    .selectFrom('orcidAttempt')
    .select(['createdAt', 'expiresAt'])
    .where('stateHash', '=', hashToken(back.state))
    .executeTakeFirstOrThrow()
  expect(expiresAt.getTime() - createdAt.getTime()).toBe(600_000)
  await community.updateTable('orcidAttempt').set({ expiresAt: createdAt }).where('stateHash', '=', hashToken(back.state)).execute()
  await expectRefused(cookies, back)
})

test('[ORCID-014] an invalid ORCID iD logs nobody in', async () => {
  const { cookies, back } = await visit('0000-0002-1825-0098')
  await expectRefused(cookies, back)
})

test('the same code twice, one after the other and at the same time, gets one answer', async () => {
  const { cookies, back } = await visit()
  const answers = await Promise.all([1, 2, 3, 4].map(() => login(cookies, back)))
  const later = await login(cookies, back)
  for (const answer of [...answers, later]) expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, orcid_id: orcidId }])
})

test('the same code is of no use after a minute, nor for another purpose', async () => {
  const { cookies, back } = await visit(orcidId, orcid.cookies)
  expect((await login({ ...cookies }, back)).statusCode).toBe(200)
  const linked = await callerWith(app, await freshCookies(cookies)).post('/api/auth/process-orcid-code', back)
  expect(linked.status).toBe(400)
  const attempt = community.updateTable('orcidAttempt').where('stateHash', '=', hashToken(back.state))
  const finishedAt = '2026-10-31T23:58:59.000Z'
  await attempt.set({ outcome: JSON.stringify({ orcidId, owner: null, finishedAt }) }).execute()
  await expectRefused(cookies, back)
})

/** A session of the same account in the same browser. */
async function freshCookies(cookies: Cookies): Promise<Cookies> {
  const again = await visit(orcidId, cookies)
  const { cookies: set } = await login(again.cookies, again.back)
  return { ...cookies, ...cookiesOf(set) }
}

test('a visit leaves only hashes of what came with it, and nothing of it in the log', async () => {
  const { cookies, back } = await visit()
  await login(cookies, back)
  const { rows } = await database.db.pool.query('select row_to_json(a)::text as line from community.orcid_attempt as a')
  const stored = rows.map(({ line }) => line).join('\n')
  const logged = JSON.stringify(log)
  for (const secret of [back.code, back.state, cookies['__Host-rosette_orcid'] ?? 'no cookie']) {
    expect(stored).not.toContain(secret)
    expect(logged).not.toContain(secret)
  }
})

test('visits that never came back are forgotten when somebody begins one', async () => {
  const { url } = await beginVisit()
  const state = hashToken(new URL(url).searchParams.get('state') ?? '')
  await community
    .updateTable('orcidAttempt')
    .set({ expiresAt: new Date('2026-10-31T00:00:00Z') })
    .where('stateHash', '=', state)
    .execute()
  await beginVisit()
  expect(await community.selectFrom('orcidAttempt').select('nonce').where('stateHash', '=', state).execute()).toEqual([])
})

/** What a provider tells of itself; people would sign in at an address with TLS. */
function tellMetadata(request: IncomingMessage, response: ServerResponse): void {
  const issuer = `http://${request.headers.host}`
  const metadata = { issuer, authorization_endpoint: 'https://orcid.example/oauth/authorize', token_endpoint: `${issuer}/token` }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(metadata))
}

/** An app whose ORCID is this server. */
async function appWith(server: Server, timeoutMs = 20_000): Promise<TestApp> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has an address with one.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { ...standIn.env, ORCID_ISSUER: issuer, ORCID_TIMEOUT_MS: String(timeoutMs) }
  return testApp(database, { hasSessions: true, env })
}

test('while ORCID does not answer, the call ends after the time-out; when ORCID is back, so is the login', async () => {
  let isSilent = true
  const server = createServer((request, response) => {
    if (!isSilent) tellMetadata(request, response)
  })
  const slow = await appWith(server, 1000)
  slow.expectErrors(/503 GET \/api\/auth\/orcidloginlink/)
  const begin = () => slow.app.inject({ method: 'GET', url: '/api/auth/orcidloginlink' })
  const started = performance.now()
  const answer = await begin()
  expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining({ code: 'upstream_failed' })])
  expect(performance.now() - started).toBeLessThan(5000)
  isSilent = false
  const later = await begin()
  expect(later.statusCode).toBe(200)
})

test('[API-004] the address of a true provider is https', async () => {
  const server = createServer(tellMetadata)
  const { app: other } = await appWith(server)
  const answer = await other.inject({ method: 'GET', url: '/api/auth/orcidloginlink' })
  expect(new URL(OrcidLoginLink.parse(answer.json()).url)).toMatchObject({ protocol: 'https:', host: 'orcid.example' })
})

test('ORCID that fails while it exchanges a code fails the visit for good', async () => {
  let calls = 0
  const server = createServer((request, response) => {
    if (request.url !== '/token') return tellMetadata(request, response)
    calls += 1
    response.writeHead(500).end('no')
  })
  const { app: failing, log: written, expectErrors } = await appWith(server)
  expectErrors(/503 POST \/api\/auth\/authenticate-orcid/)
  const begun = await failing.inject({ method: 'GET', url: '/api/auth/orcidloginlink' })
  const state = new URL(OrcidLoginLink.parse(begun.json()).url).searchParams.get('state')
  const bring = () =>
    failing.inject({
      method: 'POST',
      url: '/api/auth/authenticate-orcid',
      cookies: cookiesOf(begun.cookies),
      payload: { code: 'a-code-of-nobody', state },
    })
  expect((await bring()).statusCode).toBe(503)
  expect((await bring()).statusCode).toBe(400)
  expect(calls).toBe(1)
  expect(JSON.stringify(written)).not.toMatch(new RegExp(`a-code-of-nobody|${state}|${standIn.env.ORCID_CLIENT_SECRET}`))
})

test.each([
  ['where ORCID is not set up', {}, 404],
  ['where ORCID is another machine without TLS', { ...standIn.env, ORCID_ISSUER: 'http://orcid.example' }, 503],
])('%s, nobody is sent there', async (_where, env, status) => {
  const { app: without, expectErrors } = await testApp(database, { hasSessions: true, env })
  if (status === 503) expectErrors(/503 GET \/api\/auth\/orcidloginlink/)
  const answer = await without.inject({ method: 'GET', url: '/api/auth/orcidloginlink' })
  expect([answer.statusCode, answer.cookies]).toEqual([status, []])
})
