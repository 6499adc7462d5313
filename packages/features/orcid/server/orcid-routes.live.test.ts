import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { startOrcidStandIn } from '@rosette/test-kit/people/orcid-stand-in.ts'
import { callerWith, cookiesOf, makeAccount, signedIn, type TestPerson, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { type OrcidReturn, testOrcidId, visitOrcid } from '@rosette/test-kit/people/visit-orcid.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'
import { OrcidLoginLink } from '../contract/orcid-calls.ts'

const database = await testDatabase()
const community = database.db.community
const standIn = await startOrcidStandIn({ redirectUri: 'https://rosette.example/linktoorcid' })
afterAll(() => standIn.close())
const { app } = await testApp(database, { hasSessions: true, env: standIn.env })
const people = await testPeople(database, app)

type Cookies = Record<string, string>
type Visit = { cookies: Cookies; back: OrcidReturn }

let accounts = 0

/** Somebody whom no other test changes. */
async function newPerson(): Promise<TestPerson> {
  return signedIn(app, await makeAccount(community, { userName: `orcid-test-${++accounts}` }))
}

let orcidIds = 0
const newOrcidId = () => testOrcidId(++orcidIds)

async function beginVisit(cookies: Cookies = {}): Promise<{ url: string; cookies: Cookies }> {
  const answer = await app.inject({ method: 'GET', url: '/api/auth/orcidloginlink', cookies })
  return { url: OrcidLoginLink.parse(answer.json()).url, cookies: { ...cookies, ...cookiesOf(answer.cookies) } }
}

/** To ORCID and back, in a browser with these cookies. */
async function visit(orcidId: string, cookies: Cookies = {}): Promise<Visit> {
  const begun = await beginVisit(cookies)
  return { cookies: begun.cookies, back: await visitOrcid(begun.url, orcidId) }
}

const link = ({ cookies, back }: Visit, more = {}) => callerWith(app, cookies).post('/api/auth/process-orcid-code', { ...back, ...more })
const login = ({ cookies, back }: Visit, more = {}) => app.inject({ ...loginCall, cookies, payload: { ...back, ...more } })
const loginCall = { method: 'POST', url: '/api/auth/authenticate-orcid' } as const

async function orcidIdOf({ communityId }: { communityId: number }): Promise<string | null> {
  const found = await community.selectFrom('orcidLink').select('orcidId').where('communityId', '=', communityId).executeTakeFirst()
  return found?.orcidId ?? null
}

async function auditOf({ communityId }: { communityId: number }): Promise<unknown[]> {
  const lines = await loadAudit(community, { subject: `person:${communityId}`, limit: 9 })
  return lines
    .filter(({ action }) => action.startsWith('orcid.'))
    .map(({ actor, action, details }) => ({ actor, action, details }))
    .toReversed()
}

test('[API-004] the login link leads to ORCID with a state, a nonce and PKCE, and binds the visit to this browser', async () => {
  const answer = await app.inject({ method: 'GET', url: '/api/auth/orcidloginlink' })
  const { searchParams, origin } = new URL(OrcidLoginLink.parse(answer.json()).url)
  expect(origin).toBe(standIn.env.ORCID_ISSUER)
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'rosette',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'https://rosette.example/linktoorcid',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  const cookie = { name: '__Host-rosette_orcid', httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 600 }
  expect(answer.cookies).toEqual([expect.objectContaining(cookie)])
  expect(answer.cookies[0]).not.toHaveProperty('domain')
})

test('[API-005] the status tells whether the caller has an ORCID iD, and of nobody else', async () => {
  const ask = async (person: Pick<TestPerson, 'get'>, query = '') => {
    const { status, body } = await person.get(`/api/auth/orcidstatus${query}`)
    return status === 200 ? body : status
  }
  const { basic, orcid, curator, anonymous } = people
  const linked = { has_orcid: true, orcid_id: '0000-0002-1825-0097' }
  const unlinked = { has_orcid: false, orcid_id: null }
  expect(await ask(orcid, `?userIdentifier=${orcid.communityId}&partnerId=tair`)).toEqual(linked)
  expect(await ask(orcid)).toEqual(linked)
  expect(await ask(basic, `?userIdentifier=${basic.communityId}&partnerId=tair`)).toEqual(unlinked)
  expect(await ask(anonymous)).toEqual(unlinked)
  for (const other of [basic, curator]) expect(await ask(other, `?userIdentifier=${orcid.communityId}`)).toBe(403)
  expect(await ask(anonymous, `?userIdentifier=${orcid.communityId}`)).toBe(401)
  expect(await ask(basic, '?partnerId=somebody')).toBe(400)
})

test('[API-006] a code links the account of the caller, and the audit tells it', async () => {
  const person = await newPerson()
  const orcidId = newOrcidId()
  const { credentialId, secretKey } = person.cookies
  const sent = { userIdentifier: String(person.communityId), credentialId, secretKey, partnerId: 'tair' }
  const answer = await link(await visit(orcidId, person.cookies), sent)
  expect([answer.status, answer.body]).toEqual([200, { success: true, orcid_id: orcidId }])
  expect(await orcidIdOf(person)).toBe(orcidId)
  expect((await person.get('/api/auth/profile')).body).toMatchObject({ orcidId })
  expect(await auditOf(person)).toEqual([{ actor: `member:${person.communityId}`, action: 'orcid.link', details: {} }])
})

test.each(['credentialId', 'secretKey', 'userIdentifier'])('[API-006] a %s of somebody else is refused and links nothing', async (name) => {
  const person = await newPerson()
  const brought = await visit(newOrcidId(), person.cookies)
  const others = { ...people.basic.cookies, userIdentifier: String(people.basic.communityId) }
  const answer = await link(brought, { [name]: new Map(Object.entries(others)).get(name) })
  expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ code: 'access_denied' })])
  expect(await orcidIdOf(person)).toBeNull()
  // The code was not spent on it.
  expect((await link(brought)).status).toBe(200)
})

test('[ORCID-014] a state that somebody else began links nothing to the account of the caller, nor does it log them in', async () => {
  const [thief, victim] = [await newPerson(), await newPerson()]
  const stolen = await visit(newOrcidId(), thief.cookies)
  // The victim is led to the address to which ORCID sent the thief, with or without a visit of their own.
  const own = await visit(newOrcidId(), victim.cookies)
  for (const cookies of [victim.cookies, own.cookies]) {
    expect((await link({ cookies, back: stolen.back })).status).toBe(400)
    expect((await login({ cookies, back: stolen.back })).statusCode).toBe(400)
  }
  expect([await orcidIdOf(victim), await orcidIdOf(thief)]).toEqual([null, null])
  expect((await link(own)).status).toBe(200)
})

test('[API-006] who is not logged in links nothing', async () => {
  const answer = await link(await visit(newOrcidId()))
  expect([answer.status, answer.body]).toEqual([401, expect.objectContaining({ redirectUri: '/login' })])
})

test('[API-007] [ORCID-004] a code logs in whom the ORCID iD belongs to, with all three cookies for seven days', async () => {
  const person = await newPerson()
  const orcidId = newOrcidId()
  await link(await visit(orcidId, person.cookies))
  const answer = await login(await visit(orcidId))
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, orcid_id: orcidId }])
  const week = { maxAge: 7 * 24 * 3600, secure: true, sameSite: 'Lax', path: '/' }
  expect(answer.cookies).toEqual(
    ['__Host-rosette_session', 'credentialId', 'secretKey'].map((name) => expect.objectContaining({ name, ...week })),
  )
  for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain')
  const profile = await callerWith(app, cookiesOf(answer.cookies)).get('/api/auth/profile')
  expect(profile.body).toMatchObject({ communityId: person.communityId, orcidId })
})

test('[ORCID-013] an ORCID iD without an account logs nobody in', async () => {
  const answer = await login(await visit(newOrcidId()))
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([404, expect.objectContaining({ code: 'not_found' }), []])
})

test('[ORCID-012] [ORCID-014] an ORCID iD of another account is refused, and both stay as they are', async () => {
  const [first, second] = [await newPerson(), await newPerson()]
  const orcidId = newOrcidId()
  await link(await visit(orcidId, first.cookies))
  const answer = await link(await visit(orcidId, second.cookies))
  expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'conflict' })])
  expect([await orcidIdOf(first), await orcidIdOf(second)]).toEqual([orcidId, null])
  expect(await auditOf(second)).toEqual([])
})

test('[ORCID-014] of two accounts that link one ORCID iD at the same time, one gets it', async () => {
  const persons = await Promise.all([newPerson(), newPerson(), newPerson(), newPerson()])
  const orcidId = newOrcidId()
  const visits = await Promise.all(persons.map(({ cookies }) => visit(orcidId, cookies)))
  const statuses = (await Promise.all(visits.map((brought) => link(brought)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
})

test('an account keeps the ORCID iD it has', async () => {
  const person = await newPerson()
  const orcidId = newOrcidId()
  await link(await visit(orcidId, person.cookies))
  const answer = await link(await visit(newOrcidId(), person.cookies))
  expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ code: 'unprocessable' })])
  expect(await orcidIdOf(person)).toBe(orcidId)
  expect((await link(await visit(orcidId, person.cookies))).status).toBe(200)
})

test('[API-008] unlinking takes the ORCID iD from the profile and is written down, once', async () => {
  const person = await newPerson()
  const orcidId = newOrcidId()
  await link(await visit(orcidId, person.cookies))
  const { credentialId, secretKey } = person.cookies
  const answer = await person.post('/api/auth/unlink-orcid', { credentialId, secretKey })
  expect([answer.status, answer.body]).toEqual([200, { success: true }])
  expect((await person.get('/api/auth/profile')).body).toMatchObject({ orcidId: null })
  expect((await person.post('/api/auth/unlink-orcid', {})).body).toEqual({ success: true })
  const actor = `member:${person.communityId}`
  expect(await auditOf(person)).toEqual([
    { actor, action: 'orcid.link', details: {} },
    { actor, action: 'orcid.unlink', details: {} },
  ])
  const again = await login(await visit(orcidId))
  expect(again.statusCode).toBe(404)
})

test('[API-008] credentials of somebody else unlink nothing', async () => {
  const person = await newPerson()
  const orcidId = newOrcidId()
  await link(await visit(orcidId, person.cookies))
  const { credentialId, secretKey } = people.basic.cookies
  for (const sent of [{ credentialId }, { secretKey }]) expect((await person.post('/api/auth/unlink-orcid', sent)).status).toBe(403)
  expect(await orcidIdOf(person)).toBe(orcidId)
})

test('[PROFILE-021] an account without a password cannot be unlinked, and the answer says why', async () => {
  const person = await newPerson()
  const orcidId = newOrcidId()
  await link(await visit(orcidId, person.cookies))
  await community.updateTable('account').set({ passwordHash: null }).where('communityId', '=', person.communityId).execute()
  const answer = await person.post('/api/auth/unlink-orcid', {})
  expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ message: expect.stringContaining('has no password') })])
  expect(await orcidIdOf(person)).toBe(orcidId)
})
