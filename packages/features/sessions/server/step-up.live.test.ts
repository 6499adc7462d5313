import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { startOrcidStandIn } from '@rosette/test-kit/people/orcid-stand-in.ts'
import { callerWith, cookiesOf, makeAccount, signedIn, type TestPerson, testPassword } from '@rosette/test-kit/people/test-people.ts'
import { testOrcidId, visitOrcid } from '@rosette/test-kit/people/visit-orcid.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { renewSession } from './session-store.ts'
import { expectStepUp } from './step-up.ts'

const database = await testDatabase('empty')
const { community } = database.db
const clock = fixedClock()
const standIn = await startOrcidStandIn({ redirectUri: 'https://rosette.example/linktoorcid' })
afterAll(() => standIn.close())
const { app } = await testApp(database, { hasSessions: true, clock, env: standIn.env })
const minute = 60_000

let made = 0
/** Somebody with a password and an ORCID iD, who has just logged in. */
async function newPerson(): Promise<TestPerson & { orcidId: string }> {
  const account = await makeAccount(community, { userName: `proof-${++made}` })
  const orcidId = testOrcidId(made)
  await community.insertInto('orcidLink').values({ communityId: account.communityId, orcidId }).execute()
  return { ...(await signedIn(app, account)), orcidId }
}

let flora: Awaited<ReturnType<typeof newPerson>>
beforeEach(async () => {
  flora = await newPerson()
})

const unlink = (person: Pick<TestPerson, 'post'>) => person.post('/api/auth/unlink-orcid', {})
const prove = (password = testPassword) => flora.post('/api/auth/prove-identity', { password })
const refused = { status: 403, body: { code: 'step_up_required' } }

/** To ORCID and back, in a browser with these cookies. */
async function visit(orcidId: string, cookies: Record<string, string>) {
  const begun = await app.inject({ method: 'GET', url: '/api/auth/orcidloginlink', cookies })
  const all = { ...cookies, ...cookiesOf(begun.cookies) }
  return { cookies: all, back: await visitOrcid(begun.json().url, orcidId) }
}

test('[SECURE-007] a login is a proof for ten minutes, also of a session that stays in use', async () => {
  clock.advance(10 * minute)
  expect(await unlink(flora)).toMatchObject({ status: 200 })
  clock.advance(1)
  expect(await unlink(flora)).toMatchObject(refused)
  expect(() => expectStepUp(null, clock.now())).toThrow('confirm that it is you')
})

test('[SECURE-007] the password entered again is a proof of that session only', async () => {
  const elsewhere = await signedIn(app, flora)
  clock.advance(11 * minute)
  expect(await prove()).toMatchObject({ status: 200, body: { success: true } })
  expect(await unlink(elsewhere)).toMatchObject(refused)
  expect(await unlink(flora)).toMatchObject({ status: 200 })
})

test('[SECURE-062] a proof gives the session new tokens: anyone who knew the old ones is out, and other sessions stay', async () => {
  const elsewhere = await signedIn(app, flora)
  const stolen = callerWith(app, { ...flora.cookies })
  const userName = (person: Pick<TestPerson, 'get'>) => person.get('/api/auth/profile').then(({ body }) => body)
  const before = { ...flora.cookies }
  expect((await prove()).status).toBe(200)
  const changed = Object.keys(before).filter((name) => flora.cookies[name] !== before[name])
  expect(changed.sort()).toEqual(['__Host-rosette_session', 'secretKey'])
  expect(await userName(stolen)).toMatchObject({ username: null })
  expect(await userName(flora)).toMatchObject({ username: flora.userName })
  expect(await userName(elsewhere)).toMatchObject({ username: flora.userName })
  // The new tokens are of one session: none of them works beside an old one.
  for (const name of changed)
    expect(await userName(callerWith(app, { ...flora.cookies, [name]: before[name] ?? '' }))).toMatchObject({ username: null })
  const sessions = community.selectFrom('session').select('sessionHash').where('communityId', '=', flora.communityId)
  expect(await sessions.execute()).toHaveLength(2)
})

test('[SECURE-062] a session that ended while its member proved who they are stays ended', async () => {
  const { communityId, credentialId } = flora
  const gone = { sessionHash: Buffer.alloc(32), communityId, credentialId: Number(credentialId) }
  await expect(renewSession(community, gone, clock.now())).rejects.toThrow('Your session has ended')
})

test('[SECURE-007] a wrong password proves nothing, and ten in an hour are enough, whatever asks for it', async () => {
  clock.advance(11 * minute)
  const credentials = { communityId: flora.communityId, email: flora.email, password: 'mw4Zt8', currentPassword: 'wrong1' }
  for (let tries = 0; tries < 5; tries++) {
    expect(await prove('wrong1')).toMatchObject({ status: 400, body: { message: 'Your current password is incorrect.' } })
    expect((await flora.put('/api/user/update-credentials', credentials)).status).toBe(400)
  }
  expect((await prove()).status).toBe(429)
  expect(await unlink(flora)).toMatchObject(refused)
})

test('[SECURE-007] logging in again with ORCID is a proof', async () => {
  await community.updateTable('account').set({ passwordHash: null }).where('communityId', '=', flora.communityId).execute()
  clock.advance(11 * minute)
  const change = { communityId: flora.communityId, email: flora.email, password: 'mw4Zt8' }
  expect(await flora.put('/api/user/update-credentials', change)).toMatchObject(refused)
  expect((await prove()).status).toBe(400)
  const { cookies, back } = await visit(flora.orcidId, flora.cookies)
  const answer = await app.inject({ method: 'POST', url: '/api/auth/authenticate-orcid', payload: back, cookies })
  const again = callerWith(app, cookiesOf(answer.cookies))
  expect(await again.put('/api/user/update-credentials', change)).toMatchObject({ status: 200 })
})

test('[SECURE-007] linking a sign-in needs a proof; the code is kept for it', async () => {
  const orcidId = testOrcidId(1000 + made)
  await unlink(flora)
  clock.advance(11 * minute)
  const { cookies, back } = await visit(orcidId, flora.cookies)
  const link = () => callerWith(app, { ...cookies, ...flora.cookies }).post('/api/auth/process-orcid-code', back)
  expect(await link()).toMatchObject(refused)
  await prove()
  expect(await link()).toMatchObject({ status: 200, body: { orcid_id: orcidId } })
})
