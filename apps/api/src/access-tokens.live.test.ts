import { MadeAccessToken } from '@rosette/features/access-tokens/contract/access-token.ts'
import { loadApiCalls } from '@rosette/test-kit/access/api-calls.ts'
import { accessLineOf, tokenCalls } from '@rosette/test-kit/access/call-access.ts'
import { exampleOf, loadExampleRecords, makeCall } from '@rosette/test-kit/access/call-examples.ts'
import { fingerprint } from '@rosette/test-kit/access/fingerprint.ts'
import { type MemberRole, makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { type TestAppOptions, testApp } from '@rosette/test-kit/test-app.ts'
import { describe, expect, test } from 'vitest'

const database = await testDatabase()
const options: TestAppOptions = { hasSessions: true, env: { ACCESS_MODE: 'spec' } }
const { app } = await testApp(database, options)
const records = await loadExampleRecords(database)
const calls = await loadApiCalls(app)
const script = callerWith(app, {})

type Holder = Somebody & { token: string; bearer: Record<string, string> }

async function makeHolder(role: MemberRole): Promise<Holder> {
  const somebody = await makeSomebody(database, app, role)
  const answer = await somebody.post('/api/user/access-tokens', { name: 'Script', days: 90 })
  const { token } = MadeAccessToken.parse(answer.body)
  const bearer = { authorization: `Bearer ${token}` }
  // From now on its use changes nothing.
  expect((await script.get('/api/release', bearer)).status).toBe(200)
  return { ...somebody, token, bearer }
}

const holder = await makeHolder('orcid')
const curator = await makeHolder('curator')
const basic = await makeHolder('basic')
const locus = `/api/detail/locus?key=${records.keyOf('locus')}`

describe.each(calls.map((call) => [call.name, call] as const))('%s with a token', (name, call) => {
  if (tokenCalls.has(accessLineOf(name)))
    test('[SECURE-017] answers its holder as it would in a session', async () => {
      const example = exampleOf(call, holder, records)
      const [byToken, bySession] = [await makeCall(script, call, example, holder.bearer), await makeCall(holder, call, example)]
      expect(byToken.status, byToken.text.slice(0, 300)).toBe(bySession.status)
      expect([401, 403, 500]).not.toContain(byToken.status)
      expect(byToken.headers['set-cookie']).toBeUndefined()
    })
  else
    test.each([
      ['holder', holder],
      ['curator', curator],
    ])('[SECURE-017] is refused, although the %s has a session too, and changes nothing', async (_title, self) => {
      const before = await fingerprint(database.db)
      const answer = await makeCall(self, call, exampleOf(call, self, records), self.bearer)
      expect(answer, answer.text.slice(0, 300)).toMatchObject({ status: 403, body: { code: 'access_denied', message: /Access tokens/ } })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(await fingerprint(database.db)).toEqual(before)
    })
})

test('[SECURE-017] a token that does not work is refused by calls for everyone too', async () => {
  for (const path of ['/api/release', '/api/suggest?text=AG', locus, '/api/auth/profile'])
    expect(await script.get(path, { authorization: 'Bearer rosette_wrong' }), path).toMatchObject({ status: 401 })
})

test('[SECURE-017] a token counts in the header only, never in an address, a body or a cookie', async () => {
  const { token } = holder
  for (const name of ['access_token', 'token', 'bearer', 'authorization', 'api_key'])
    expect((await script.get(`${locus}&${name}=${token}`)).status, name).toBe(403)
  expect((await callerWith(app, { access_token: token, authorization: token }).get(locus)).status).toBe(403)
  const form = await app.inject({
    method: 'POST',
    url: '/api/search/general',
    payload: `access_token=${token}&category=genes`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(form.statusCode).toBe(400)
  const body = { name: 'x', days: 30, access_token: token, authorization: `Bearer ${token}` }
  expect((await script.post('/api/user/access-tokens', body)).status).toBe(401)
})

test('[SECURE-017] a session beside a token does not count: the token decides', async () => {
  expect((await holder.get(locus)).status).toBe(200)
  expect((await holder.get(locus, basic.bearer)).status).toBe(403)
  expect((await holder.get(locus, { authorization: 'Bearer rosette_wrong' })).status).toBe(401)
  expect((await basic.get(locus, holder.bearer)).status).toBe(200)
})

test('[SECURE-017] the token of a curator does not make a curator', async () => {
  const person = `/api/detail/person?key=${basic.communityId}`
  expect((await curator.get(person)).status).toBe(200)
  expect((await script.get(person, curator.bearer)).status).toBe(403)
})

test('[SECURE-017] pages take no tokens', async () => {
  const page = `/locus?key=${records.keyOf('locus')}`
  expect((await holder.get(page, { accept: 'text/html' })).status).toBe(200)
  expect((await holder.get(page, { accept: 'text/html', ...holder.bearer })).status).toBe(403)
})

test('[SECURE-017] what a token reads of guarded records stays out of shared caches', async () => {
  const answer = await script.get(locus, holder.bearer)
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  const refused = await script.get(locus, basic.bearer)
  expect(refused).toMatchObject({ status: 403, headers: { 'cache-control': 'no-store' } })
})

test('[SECURE-017] the subscription of the account decides, at the moment of the call', async () => {
  const subscriber = await makeHolder('subscriber')
  expect((await script.get(locus, subscriber.bearer)).status).toBe(200)
  const { partyId } = subscriber
  await database.db.community.updateTable('subscription').set({ endsOn: '2026-10-31' }).where('partyId', '=', partyId).execute()
  expect((await script.get(locus, subscriber.bearer)).status).toBe(403)
})

test('[SECURE-017] calls are counted for the account, whatever token and address they come with', async () => {
  const limited = await testApp(database, { ...options, env: { ...options.env, RATE_LIMIT_PER_MINUTE: '6', TRUST_PROXY: '1' } })
  const second = MadeAccessToken.parse((await holder.post('/api/user/access-tokens', { name: 'Second', days: 30 })).body).token
  const call = async (authorization: string, at: number) =>
    (await limited.app.inject({ url: locus, headers: { authorization, 'x-forwarded-for': `192.0.2.${at}` } })).statusCode
  for (let at = 0; at < 6; at++) expect(await call(at % 2 === 0 ? `Bearer ${second}` : `Bearer ${holder.token}`, at)).toBe(200)
  expect(await call(`Bearer ${second}`, 7)).toBe(429)
  expect(await call(`Bearer ${holder.token}`, 8)).toBe(429)
  expect(await call(`Bearer ${basic.token}`, 9)).toBe(403)
  // The same address is counted beside it.
  for (let at = 0; at < 6; at++) await call('Bearer rosette_wrong', 10)
  expect(await call(`Bearer ${basic.token}`, 10)).toBe(429)
})

test('[SECURE-017] the OpenAPI document declares both schemes, and each call says which it takes', async () => {
  const { components, paths } = JSON.parse((await app.inject('/api/openapi.json')).body)
  expect(components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie' },
    accessToken: { type: 'http', scheme: 'bearer' },
  })
  expect(paths['/api/detail/locus'].get.security).toEqual([{}, { session: [] }, { accessToken: [] }])
  expect(paths['/api/searches'].post.security).toEqual([{}, { session: [] }])
  expect(paths['/api/user/access-tokens'].post.security).toEqual([{ session: [] }])
})

test('[SECURE-017] a token that may start runs starts them as its owner, and can do nothing else that others cannot', async () => {
  const somebody = await makeSomebody(database, app, 'subscriber')
  const answer = await somebody.post('/api/user/access-tokens', { name: 'Assistant', days: 90, scope: 'runs' })
  const bearer = { authorization: `Bearer ${MadeAccessToken.parse(answer.body).token}` }
  await script.get('/api/release', bearer)
  for (const call of calls.filter(({ takesRunTokens }) => takesRunTokens)) {
    const refused = await makeCall(script, call, exampleOf(call, basic, records), basic.bearer)
    expect(refused, call.name).toMatchObject({ status: 403, body: { code: 'access_denied', message: /may start runs/ } })
    const taken = await makeCall(script, call, exampleOf(call, somebody, records), bearer)
    const bySession = await makeCall(somebody, call, exampleOf(call, somebody, records))
    expect(taken.status, `${call.name} ${taken.text.slice(0, 300)}`).toBe(bySession.status)
    expect([401, 403, 500]).not.toContain(taken.status)
  }
  const before = await fingerprint(database.db)
  for (const call of calls.filter(({ name, takesRunTokens }) => !takesRunTokens && !tokenCalls.has(accessLineOf(name))))
    expect(await makeCall(somebody, call, exampleOf(call, somebody, records), bearer), call.name).toMatchObject({ status: 403 })
  expect(await fingerprint(database.db)).toEqual(before)
})
