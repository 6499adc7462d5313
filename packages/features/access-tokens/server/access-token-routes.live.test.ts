import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith, type TestPerson, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { MadeAccessToken } from '../contract/access-token.ts'
import { loadAccessTokens } from './access-token-store.ts'

const database = await testDatabase('empty')
const { community } = database.db
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock })
// Sessions would end before a token does.
const laterClock = fixedClock()
const later = await testApp(database, { hasSessions: true, clock: laterClock })
const { basic, orcid, curator } = await testPeople(database, app)
const scripts = callerWith(app, {})
const day = 24 * 3_600_000
const path = '/api/user/access-tokens'

async function make(who: TestPerson, name = 'Nightly script', days = 30, scope?: string): Promise<MadeAccessToken> {
  return MadeAccessToken.parse((await who.post(path, { name, days, scope })).body)
}

const use = (token: string) => scripts.get('/api/news/jobs', { authorization: `Bearer ${token}` })
const wrong = { status: 401, body: { code: 'invalid_token' }, headers: { 'www-authenticate': expect.stringMatching(/^Bearer /) } }

test('[SECURE-017] a token is shown once, listed without it, and stored as a hash', async () => {
  const made = await make(basic)
  expect(made).toMatchObject({
    name: 'Nightly script',
    lastUsedAt: null,
    isExpired: false,
    token: expect.stringMatching(/^rosette_[\w-]{43}$/),
  })
  const { token, ...shown } = made
  const listed = await basic.get(path)
  expect(listed).toMatchObject({ status: 200, body: [shown], headers: { 'cache-control': 'no-store' } })
  const { rows } = await database.db.pool.query('select t::text as line from community.access_token t')
  const { rows: audit } = await database.db.pool.query(`select a::text as line from community.audit a where action = 'token.make'`)
  expect(JSON.stringify([listed.body, rows, audit])).not.toContain(token.slice(8))
  expect(audit).toHaveLength(1)
})

test('[SECURE-017] a token only reads unless it was made to start runs; its owner, the audit and nobody else see which', async () => {
  expect(await make(orcid, 'Reader')).toMatchObject({ scope: 'read' })
  const { tokenId } = await make(orcid, 'Assistant', 30, 'runs')
  expect((await orcid.get(path)).body).toContainEqual(expect.objectContaining({ tokenId, name: 'Assistant', scope: 'runs' }))
  const { rows } = await database.db.pool.query(
    `select details->>'scope' as scope from community.audit where action = 'token.make' and details->>'tokenId' = $1`,
    [String(tokenId)],
  )
  expect(rows).toEqual([{ scope: 'runs' }])
})

test('[SECURE-017] it works until it is revoked, and only its owner revokes it', async () => {
  const { token, tokenId } = await make(basic)
  expect((await use(token)).status).toBe(200)
  for (const other of [orcid, curator]) expect((await other.delete(`${path}/${tokenId}`)).status).toBe(404)
  expect((await use(token)).status).toBe(200)
  expect((await basic.delete(`${path}/${tokenId}`)).status).toBe(200)
  expect(await use(token)).toMatchObject(wrong)
})

test('[SECURE-017] it works until it expires; its owner sees when it was used and that it has expired', async () => {
  const { token, tokenId, expiresAt } = await make(orcid, 'Short', 30)
  const callLater = () => callerWith(later.app, {}).get('/api/news/jobs', { authorization: `Bearer ${token}` })
  const own = async () => (await loadAccessTokens(community, orcid.communityId, laterClock.now())).find((each) => each.tokenId === tokenId)
  expect(new Date(expiresAt).getTime() - clock.now().getTime()).toBe(30 * day)
  laterClock.advance(day)
  await callLater()
  const used = laterClock.now().toISOString()
  laterClock.advance(60_000)
  await callLater()
  // Not every use is written down.
  expect(await own()).toMatchObject({ lastUsedAt: used, isExpired: false })
  laterClock.advance(29 * day - 60_001)
  expect((await callLater()).status).toBe(200)
  laterClock.advance(1)
  expect(await callLater()).toMatchObject(wrong)
  expect(await own()).toMatchObject({ isExpired: true })
})

test.each([
  ['nothing', 'Bearer'],
  ['another word', 'Bearer hello'],
  ['a token of nobody', `Bearer rosette_${'x'.repeat(43)}`],
  ['a token with more behind it', `Bearer rosette_${'x'.repeat(43)} x`],
  ['a very long one', `bearer rosette_${'x'.repeat(5000)}`],
])('[SECURE-017] %s is not a token', async (_title, authorization) => {
  expect(await scripts.get('/api/news/jobs', { authorization })).toMatchObject(wrong)
})

test('another scheme of the header is none of our business', async () => {
  expect((await scripts.get('/api/news/jobs', { authorization: 'Basic eDp5' })).status).toBe(200)
})

test('[SECURE-017] an account has at most 20 tokens, also if it makes them at the same time; expired ones do not count', async () => {
  const now = clock.now()
  const { communityId } = curator
  const rows = Array.from({ length: 18 }, (_, at) => ({ tokenHash: Buffer.alloc(32, at + 1), communityId, name: `Old ${at}` }))
  const [createdAt, tomorrow] = [new Date(now.getTime() - 2 * day), new Date(now.getTime() + day)]
  await community
    .insertInto('accessToken')
    .values(rows.map((row) => ({ ...row, createdAt, expiresAt: tomorrow })))
    .execute()
  const ended = { tokenHash: Buffer.alloc(32, 99), communityId, name: 'Ended', createdAt, expiresAt: now }
  await community.insertInto('accessToken').values(ended).execute()
  const answers = await Promise.all(Array.from({ length: 5 }, () => curator.post(path, { name: 'New', days: 90 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
})

test('[SECURE-007] making one needs a fresh proof of identity, for it outlives the session', async () => {
  const { app: soon } = await testApp(database, { hasSessions: true, clock: fixedClock('2026-11-01T00:11:00Z') })
  const visitor = callerWith(soon, basic.cookies)
  const body = { name: 'Later', days: 30 }
  expect(await visitor.post(path, body)).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
  expect((await visitor.get(path)).status).toBe(200)
  await visitor.post('/api/auth/prove-identity', { password: basic.password })
  expect((await visitor.post(path, body)).status).toBe(200)
})

test.each([
  ['without a name', { name: '  ', days: 30 }],
  ['with a name that is too long', { name: 'x'.repeat(101), days: 30 }],
  ['for ever', { name: 'x', days: 36_500 }],
  ['that may change records', { name: 'x', days: 30, scope: 'write' }],
])('a token %s is refused', async (_title, body) => {
  expect((await basic.post(path, body)).status).toBe(400)
})

test('[SECURE-017] a demo account has no tokens, and a demo site makes none', async () => {
  const { token } = await make(orcid)
  await community.updateTable('account').set({ isDemo: true }).where('communityId', '=', orcid.communityId).execute()
  expect(await use(token)).toMatchObject(wrong)
  const demo = await testApp(database, { hasSessions: true, clock, env: { DEMO_LOGIN: '1' } })
  const visitor = callerWith(demo.app, orcid.cookies)
  expect((await visitor.get('/api/news/jobs', { authorization: `Bearer ${token}` })).status).toBe(401)
  expect(await visitor.post(path, { name: 'Demo', days: 30 })).toMatchObject({ status: 403, body: { code: 'access_denied' } })
})

test('[SECURE-017] tokens end with their account', async () => {
  await community.deleteFrom('account').where('communityId', '=', curator.communityId).execute()
  expect(await community.selectFrom('accessToken').select('tokenId').where('communityId', '=', curator.communityId).execute()).toEqual([])
})
