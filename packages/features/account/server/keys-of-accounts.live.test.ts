import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { addSecondFactor, testFactorKey } from '@rosette/test-kit/people/second-factor.ts'
import { callerWith, cookiesOf, makeAccount, signedIn } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { MadeAccessToken } from '../../access-tokens/contract/access-token.ts'
import { pruneExpired } from './account-tasks.ts'
import { makeLinkToken } from './mailed-links.ts'

const database = await testDatabase('empty')
const { community } = database.db
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock, env: { SECOND_FACTOR_KEY: testFactorKey } })
const day = 24 * 3_600_000
const later = (ms: number) => new Date(clock.now().getTime() + ms)

test('[SECURE-008] [SECURE-017] a new password chosen by mail revokes all tokens, and does not remove the second factor', async () => {
  const person = await signedIn(app, await makeAccount(community, { userName: 'reset-flora' }))
  const { token } = MadeAccessToken.parse((await person.post('/api/user/access-tokens', { name: 'Script', days: 30 })).body)
  const { codeAt } = await addSecondFactor(person, clock.now())
  const link = { purpose: 'reset_password', communityId: person.communityId, email: person.email } as const
  const chosen = { password: 'vT4mZq', password_confirm: 'vT4mZq', token: await makeLinkToken(community, link, clock.now()) }
  expect((await callerWith(app, {}).post('/api/auth/reset-password', chosen)).status).toBe(200)
  expect((await callerWith(app, {}).get('/api/news/jobs', { authorization: `Bearer ${token}` })).status).toBe(401)
  clock.advance(60_000)
  const payload = { username: person.userName, password: 'vT4mZq' }
  const first = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  expect(first.json()).toMatchObject({ code: 'second_factor_required' })
  const browser = callerWith(app, cookiesOf(first.cookies))
  expect((await browser.post('/api/auth/second-factor', { code: codeAt(clock.now()) })).status).toBe(200)
})

test('expired tokens are listed for another 30 days; what was begun and not finished goes sooner', async () => {
  const { communityId } = await makeAccount(community, { userName: 'pruned-flora' })
  const now = clock.now()
  const token = { tokenHash: Buffer.alloc(32, 1), communityId, name: 'Old', createdAt: now, expiresAt: later(day) }
  await community.insertInto('accessToken').values(token).execute()
  await community
    .insertInto('pendingLogin')
    .values({ pendingHash: Buffer.alloc(32, 2), communityId, expiresAt: later(300_000) })
    .execute()
  await community
    .insertInto('secondFactor')
    .values({ communityId, encryptedSecret: Buffer.alloc(1), createdAt: now })
    .execute()
  const left = async () => {
    const tables = ['pendingLogin', 'secondFactor', 'accessToken'] as const
    const counts = tables.map((table) => community.selectFrom(table).select('communityId').where('communityId', '=', communityId).execute())
    return (await Promise.all(counts)).map(({ length }) => length)
  }
  await pruneExpired(community, now)
  expect(await left()).toEqual([1, 1, 1])
  await pruneExpired(community, later(300_001))
  expect(await left()).toEqual([0, 1, 1])
  await pruneExpired(community, later(30 * day))
  expect(await left()).toEqual([0, 0, 1])
  await pruneExpired(community, later(31 * day + 1))
  expect(await left()).toEqual([0, 0, 0])
})
