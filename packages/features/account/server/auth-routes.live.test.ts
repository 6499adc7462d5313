import { hashPassword } from '@rosette/identity/hash-secrets.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { newRegistration } from '@rosette/test-kit/people/new-registration.ts'
import { callerWith, cookiesOf, makeAccount, signedIn, testPassword, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase('empty')
const { app } = await testApp(database, { hasSessions: true })
const people = await testPeople(database, app)
const { community } = database.db

const sessionCookie = '__Host-rosette_session'
const deviceCookie = '__Host-rosette_device'

function logIn(username: string, password: string, cookies: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password }, cookies })
}

async function newPerson(userName: string) {
  return signedIn(app, await makeAccount(community, { userName, passwordHash: await hashPassword(testPassword) }))
}

test('[API-065] the right password sets the cookies and answers the profile', async () => {
  const { basic } = people
  const answer = await logIn(basic.userName, testPassword)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ username: basic.userName, communityId: basic.communityId })
  expect(answer.cookies.map(({ name }) => name).sort()).toEqual([deviceCookie, sessionCookie, 'credentialId', 'secretKey'])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('[API-065] [SESSION-028] a wrong password and an unknown name get one answer, and no cookie', async () => {
  const answers = [await logIn(people.basic.userName, 'kx9Qf3'), await logIn('nobody-at-all', 'kx9Qf3')]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401)
    const message = 'Invalid username or password.'
    expect(answer.json()).toEqual({ code: 'login_required', message, error: message, requestId: expect.any(String) })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

test('an account without a password is not opened by any', async () => {
  await makeAccount(community, { userName: 'orcid-only', passwordHash: null })
  expect((await logIn('orcid-only', testPassword)).statusCode).toBe(401)
})

test('[SESSION-029] [SECURE-064] the session cookie is hidden from script, the pair is not; all three are Secure and SameSite=Lax', async () => {
  const { cookies } = await logIn(people.basic.userName, testPassword)
  for (const cookie of cookies.filter(({ name }) => name !== deviceCookie)) {
    expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Lax', maxAge: 7 * 24 * 3600 })
    expect(cookie.domain).toBeUndefined()
    expect(cookie.httpOnly === true).toBe(cookie.name === sessionCookie)
  }
  expect(cookies.find(({ name }) => name === deviceCookie)).toMatchObject({
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  })
})

test('[SESSION-029] each cookie that is missing or forged makes the caller anonymous', async () => {
  const { cookies, userName } = people.basic
  const other = await newPerson('another-session')
  expect(await profileWith(cookies)).toBe(userName)
  for (const name of Object.keys(cookies).filter((name) => name !== deviceCookie)) {
    const { [name]: _gone, ...rest } = cookies
    expect(await profileWith(rest), `without ${name}`).toBeNull()
    expect(await profileWith({ ...cookies, [name]: 'forged' }), `with a forged ${name}`).toBeNull()
    expect(await profileWith({ ...cookies, [name]: other.cookies[name] ?? '' }), `with another's ${name}`).toBeNull()
  }
})

async function profileWith(cookies: Record<string, string>): Promise<unknown> {
  const answer = await app.inject({ method: 'GET', url: '/api/auth/profile', cookies })
  expect(answer.statusCode).toBe(200)
  return answer.json().username
}

test('[SESSION-029] a secret key or credential id in a body that is not the cookie’s is refused, and changes nothing', async () => {
  const { orcid, basic } = people
  const unlink = (body: object) => orcid.post('/api/auth/unlink-orcid', body)
  expect((await unlink({ credentialId: orcid.credentialId, secretKey: basic.cookies.secretKey })).status).toBe(403)
  expect((await unlink({ credentialId: basic.credentialId, secretKey: orcid.cookies.secretKey })).status).toBe(403)
  expect((await orcid.get('/api/auth/profile')).body).toMatchObject({ orcidId: '0000-0002-1825-0097' })
})

test('[SESSION-029] [SESSION-030] the database holds neither a session, nor a secret, nor a password as it is', async () => {
  const { cookies } = people.basic
  const rows = await Promise.all([
    community.selectFrom('session').selectAll().execute(),
    community.selectFrom('account').selectAll().execute(),
  ])
  const text = rows
    .flat()
    .flatMap((row) => Object.values(row))
    .map((value) => (Buffer.isBuffer(value) ? `${value.toString('latin1')} ${value.toString('base64url')}` : String(value)))
    .join('\n')
  expect(text).not.toContain(cookies[sessionCookie])
  expect(text).not.toContain(cookies.secretKey)
  expect(text).not.toContain(testPassword)
  expect(rows[1].every(({ passwordHash }) => passwordHash === null || passwordHash.startsWith('$argon2id$'))).toBe(true)
})

test('[API-001] [DATA-001] [SESSION-030] the profile has the fields of the specification, and no secret', async () => {
  const { orcid } = people
  const { body, headers } = await orcid.get(`/api/auth/profile?userId=${orcid.communityId}`)
  expect(body).toEqual({
    credentialId: orcid.credentialId,
    username: orcid.userName,
    firstname: 'Test',
    lastname: orcid.userName,
    email: orcid.email,
    institution: null,
    userIdentifier: String(orcid.communityId),
    communityId: orcid.communityId,
    partyId: orcid.partyId,
    isTairCurator: false,
    affiliations: [],
    orcidId: '0000-0002-1825-0097',
    hasPassword: true,
    hasSecondFactor: false,
    needsSecondFactor: false,
  })
  expect(headers['cache-control']).toBe('no-store')
})

test('[API-001] the profile of a visitor without a session is empty', async () => {
  const { status, body } = await people.anonymous.get('/api/auth/profile')
  expect(status).toBe(200)
  expect(body).toMatchObject({ credentialId: null, username: null, communityId: null, affiliations: [], orcidId: null })
})

test('[DATA-001] a confirmed institution comes before a self-added one', async () => {
  const person = await newPerson('with-labs')
  for (const [name, isConfirmed] of [
    ['A self-added lab', false],
    ['B confirmed lab', true],
  ] as const) {
    const { communityId } = await community
      .insertInto('member')
      .values({ kind: 'organization', naturalKey: name })
      .returning('communityId')
      .executeTakeFirstOrThrow()
    await community.insertInto('organization').values({ communityId, name }).execute()
    const affiliation = { personCommunityId: person.communityId, organizationCommunityId: communityId, isConfirmed }
    await community.insertInto('affiliation').values(affiliation).execute()
  }
  const { body } = await person.get('/api/auth/profile')
  expect(body).toMatchObject({
    institution: 'B confirmed lab',
    affiliations: [
      { name: 'A self-added lab', isConfirmed: false },
      { name: 'B confirmed lab', isConfirmed: true },
    ],
  })
})

test('[API-002] whatever the caller sends, the profile is their own', async () => {
  const { basic, curator } = people
  expect((await basic.get(`/api/auth/profile?userId=${curator.communityId}`)).body).toMatchObject({ username: basic.userName })
  expect((await people.anonymous.get(`/api/auth/profile?userId=${curator.communityId}`)).body).toMatchObject({ username: null })
})

test('[API-003] logging out ends the session and clears the cookies: what was kept of them opens nothing', async () => {
  const person = await newPerson('logs-out')
  const answer = await app.inject({ method: 'GET', url: '/api/auth/logout', cookies: person.cookies })
  expect(answer.statusCode).toBe(200)
  expect(answer.cookies.map(({ name, value, maxAge, expires }) => [name, value, maxAge ?? expires?.getTime()]).sort()).toEqual(
    Object.keys(person.cookies)
      .filter((name) => name !== deviceCookie)
      .sort()
      .map((name) => [name, '', 0]),
  )
  expect(await profileWith(person.cookies)).toBeNull()
})

test('[API-003] a browser that has only the session cookie left can still end the session', async () => {
  const person = await newPerson('lost-a-cookie')
  const { credentialId: _gone, ...rest } = person.cookies
  expect((await callerWith(app, rest).get('/api/auth/logout')).status).toBe(200)
  expect(await profileWith(person.cookies)).toBeNull()
})

test.each(['cross-site', 'same-site'])('another site (%s) signs nobody out', async (site) => {
  const person = await newPerson(`stays-${site}`)
  expect((await person.get('/api/auth/logout', { 'sec-fetch-site': site })).status).toBe(403)
  expect(await profileWith(person.cookies)).toBe(person.userName)
  expect((await person.get('/api/auth/logout', { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('a session is new at each login, and the old one of that browser ends', async () => {
  const person = await newPerson('logs-in-twice')
  const planted = await newPerson('planted')
  const again = cookiesOf((await logIn(person.userName, testPassword, person.cookies)).cookies)
  expect(again[sessionCookie]).not.toBe(person.cookies[sessionCookie])
  expect(again.secretKey).not.toBe(person.cookies.secretKey)
  expect(await profileWith(person.cookies)).toBeNull()
  // A session that somebody else put into the browser before does not become the victim's.
  const own = cookiesOf((await logIn(person.userName, testPassword, planted.cookies)).cookies)
  expect(own[sessionCookie]).not.toBe(planted.cookies[sessionCookie])
  expect(await profileWith(planted.cookies)).toBeNull()
  expect(await profileWith(own)).toBe(person.userName)
})

test('signing out everywhere ends all sessions of that account, and no other', async () => {
  const here = await newPerson('everywhere')
  const there = cookiesOf((await logIn(here.userName, testPassword)).cookies)
  expect((await here.post('/api/auth/logout-everywhere')).status).toBe(200)
  expect(await profileWith(here.cookies)).toBeNull()
  expect(await profileWith(there)).toBeNull()
  expect(await profileWith(people.basic.cookies)).toBe(people.basic.userName)
})

test('the demo login is not there unless the operator offers it, and opens only accounts of the demo', async () => {
  await makeAccount(community, { userName: 'demo-test', passwordHash: null, isDemo: true })
  const offering = (await testApp(database, { hasSessions: true, env: { DEMO_LOGIN: '1' } })).app
  const ask = (site: typeof app, userName: string) => site.inject({ method: 'POST', url: '/api/auth/demo-login', payload: { userName } })
  expect((await ask(app, 'demo-test')).statusCode).toBe(404)
  expect((await ask(offering, people.basic.userName)).statusCode).toBe(404)
  const opened = await ask(offering, 'demo-test')
  expect(opened.json()).toMatchObject({ username: 'demo-test' })
  const profileAt = async (site: typeof app) =>
    (await site.inject({ url: '/api/auth/profile', cookies: cookiesOf(opened.cookies) })).json().username
  expect(await profileAt(offering)).toBe('demo-test')
  // The operator stopped offering it: what was open is closed.
  expect(await profileAt(app)).toBeNull()
})

test('[SECURE-001] an account of the demo is not opened by its password unless the site is a demo', async () => {
  await makeAccount(community, { userName: 'demo-word', passwordHash: await hashPassword(testPassword), isDemo: true })
  const logInAt = (site: typeof app) =>
    site.inject({ method: 'POST', url: '/api/auth/login', payload: { username: 'demo-word', password: testPassword } })
  const refused = await logInAt(app)
  expect([refused.statusCode, refused.json().message, refused.cookies]).toEqual([401, 'Invalid username or password.', []])
  const demo = (await testApp(database, { hasSessions: true, env: { DEMO_LOGIN: '1' } })).app
  expect((await logInAt(demo)).statusCode).toBe(200)
  // There are accounts of real people in this database.
  const production = (await testApp(database, { hasSessions: true, env: { DEMO_LOGIN: '1', NODE_ENV: 'production' } })).app
  expect((await logInAt(production)).statusCode).toBe(401)
})

test('[SECURE-002] in production the first account of a real person closes the demo accounts that are logged in', async () => {
  const { communityId } = await makeAccount(community, { userName: 'demo-early', passwordHash: null, isDemo: true })
  const production = (await testApp(database, { hasSessions: true, env: { DEMO_LOGIN: '1', NODE_ENV: 'production' } })).app
  const real = await community.updateTable('account').set({ isDemo: true }).where('isDemo', '=', false).returning('communityId').execute()
  const opened = await production.inject({ method: 'POST', url: '/api/auth/demo-login', payload: { userName: 'demo-early' } })
  const loggedIn = async () =>
    (await production.inject({ url: '/api/auth/profile', cookies: cookiesOf(opened.cookies) })).json().communityId
  expect(await loggedIn()).toBe(communityId)
  const ids = real.map((account) => account.communityId)
  await community.updateTable('account').set({ isDemo: false }).where('communityId', 'in', ids).execute()
  expect(await loggedIn()).toBeNull()
})

test('[SECURE-002] on a demo site nobody registers or changes how an account is opened', async () => {
  const demo = (await testApp(database, { hasSessions: true, env: { DEMO_LOGIN: '1' } })).app
  const { cookies, communityId, userName, email } = people.basic
  const calls = [
    ['POST', '/api/user/register-person', newRegistration('fern-on-demo')],
    ['PUT', '/api/user/update-credentials', { communityId, userName, email, password: '' }],
    ['POST', '/api/auth/forgotten-password', { email }],
    ['POST', '/api/auth/resend-confirmation', { email }],
    ['POST', '/api/auth/reset-password', { token: 'x'.repeat(43), password: 'meristem7', password_confirm: 'meristem7' }],
    ['POST', '/api/auth/unlink-orcid', {}],
  ] as const
  for (const [method, url, payload] of calls) {
    const answer = await demo.inject({ method, url, payload, cookies })
    expect([url, answer.statusCode, answer.json().message]).toEqual([
      url,
      403,
      'This is a demo site: accounts cannot be created or changed here.',
    ])
  }
})
