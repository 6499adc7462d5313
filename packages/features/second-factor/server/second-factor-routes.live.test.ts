import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { startOrcidStandIn } from '@rosette/test-kit/people/orcid-stand-in.ts'
import { addSecondFactor, testFactorKey } from '@rosette/test-kit/people/second-factor.ts'
import { callerWith, cookiesOf, makeAccount, signedIn, type TestPerson, testPassword } from '@rosette/test-kit/people/test-people.ts'
import { testOrcidId, visitOrcid } from '@rosette/test-kit/people/visit-orcid.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { secondStepTexts } from '../../sessions/contract/second-step.ts'

const database = await testDatabase('empty')
const { community } = database.db
const clock = fixedClock()
const standIn = await startOrcidStandIn({ redirectUri: 'https://rosette.example/linktoorcid' })
afterAll(() => standIn.close())
const { app, log } = await testApp(database, { hasSessions: true, clock, env: { ...standIn.env, SECOND_FACTOR_KEY: testFactorKey } })
const path = '/api/user/second-factor'
const minute = 60_000

let made = 0
async function newPerson(): Promise<TestPerson> {
  made += 1
  return signedIn(app, await makeAccount(community, { userName: `factor-${made}` }))
}

/** The first step of a login; the cookies are those of the browser afterwards. */
async function firstStep({ userName, password }: TestPerson) {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username: userName, password } })
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies, browser: callerWith(app, cookiesOf(answer.cookies)) }
}

async function enter(browser: Pick<TestPerson, 'cookies'>, code: string) {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/second-factor', payload: { code }, cookies: browser.cookies })
  return { status: answer.statusCode, body: answer.json(), person: callerWith(app, cookiesOf(answer.cookies)) }
}

test('[SECURE-008] it is off until a first code has come, and then every other session ends and a mail tells of it', async () => {
  const person = await newPerson()
  const elsewhere = await signedIn(app, person)
  expect((await person.get(path)).body).toEqual({ isOffered: true, since: null, recoveryCodesLeft: 0 })
  const begun = await person.post(`${path}/begin`)
  expect(begun).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: /^otpauth:/ } })
  expect((await person.post(`${path}/confirm`, { code: '000000' })).status).toBe(400)
  expect((await firstStep(person)).status).toBe(200)
  const { recoveryCodes } = await addSecondFactor(person, clock.now())
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await person.get(path)).body).toEqual({ isOffered: true, since: clock.now().toISOString(), recoveryCodesLeft: 10 })
  expect((await person.get('/api/auth/profile')).body).toMatchObject({ username: person.userName, hasSecondFactor: true })
  expect((await elsewhere.get('/api/auth/profile')).body).toMatchObject({ username: null })
  expect((await person.post(`${path}/begin`)).status).toBe(409)
  expect(await mailsTo(person.email)).toEqual(['The second factor of your account was switched on'])
})

async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await database.db.pool.query<{ subject: string }>(
    `select payload->'payload'->>'subject' as subject from graphile_worker._private_jobs where payload->'payload'->>'to' = $1 order by id`,
    [email],
  )
  return rows.map(({ subject }) => subject)
}

test('[SECURE-008] neither the secret nor a recovery code can be read in the database, and no code in the log', async () => {
  const person = await newPerson()
  const { secret } = Object((await person.post(`${path}/begin`)).body)
  const { recoveryCodes, codeAt } = await addSecondFactor(person, clock.now())
  clock.advance(minute)
  const { browser } = await firstStep(person)
  await enter(browser, codeAt(clock.now()))
  const { rows } = await database.db.pool.query(
    `select f::text as line, encode(encrypted_secret, 'escape') as text from community.second_factor f
     union all select r::text, encode(code_hash, 'escape') from community.recovery_code r union all select a::text, '' from community.audit a`,
  )
  const stored = JSON.stringify([rows, log])
  for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', '')), codeAt(clock.now())])
    expect(stored.includes(word), 'a secret').toBe(false)
})

test('[SECURE-008] a login asks for a code, gives nothing before it, and takes each code once', async () => {
  const person = await newPerson()
  const { codeAt } = await addSecondFactor(person, clock.now())
  // The code that set it up is used.
  const early = await firstStep(person)
  expect(early).toMatchObject({ status: 401, body: { code: 'second_factor_required', message: secondStepTexts.needed } })
  expect(early.cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['__Host-rosette_pending', true]])
  expect((await early.browser.get('/api/auth/profile')).body).toMatchObject({ username: null })
  expect((await enter(early.browser, codeAt(clock.now()))).status).toBe(401)
  clock.advance(minute)
  const code = codeAt(clock.now())
  const answers = await Promise.all([1, 2, 3].map(() => enter(early.browser, code)))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  const opened = answers.find(({ status }) => status === 200)
  expect(opened?.body).toMatchObject({ username: person.userName, hasSecondFactor: true })
  expect((await opened?.person.get('/api/auth/profile'))?.body).toMatchObject({ username: person.userName })
  // Neither the code nor the first step works again.
  expect((await enter(early.browser, codeAt(new Date(clock.now().getTime() + 30_000)))).status).toBe(410)
  expect((await enter((await firstStep(person)).browser, code)).status).toBe(401)
})

test('[SECURE-008] the code before and the one after count, others do not', async () => {
  const person = await newPerson()
  const { codeAt } = await addSecondFactor(person, clock.now())
  clock.advance(10 * minute)
  const off = (seconds: number) => codeAt(new Date(clock.now().getTime() + seconds * 1000))
  const { browser } = await firstStep(person)
  expect((await enter(browser, off(-60))).status).toBe(401)
  expect((await enter(browser, off(60))).status).toBe(401)
  expect((await enter(browser, ` ${off(-30).slice(0, 3)} ${off(-30).slice(3)} `)).status).toBe(200)
  expect((await enter((await firstStep(person)).browser, off(30))).status).toBe(200)
})

test('[SECURE-008] a recovery code opens the account once, in any spelling', async () => {
  const person = await newPerson()
  const { recoveryCodes } = await addSecondFactor(person, clock.now())
  const [first = '', second = ''] = recoveryCodes
  const { browser } = await firstStep(person)
  const opened = await enter(browser, first.replaceAll('-', ' ').toLowerCase())
  expect(opened.status).toBe(200)
  expect((await opened.person.get(path)).body).toMatchObject({ recoveryCodesLeft: 9 })
  expect((await enter((await firstStep(person)).browser, first)).status).toBe(401)
  const stranger = await newPerson()
  await addSecondFactor(stranger, clock.now())
  expect((await enter((await firstStep(stranger)).browser, second)).status).toBe(401)
})

test('[SECURE-008] five wrong codes lock the app out for a quarter of an hour; a recovery code still opens the account', async () => {
  const person = await newPerson()
  const { codeAt, recoveryCodes } = await addSecondFactor(person, clock.now())
  clock.advance(minute)
  const right = codeAt(clock.now())
  const wrong = right === '111111' ? '222222' : '111111'
  for (let at = 0; at < 5; at++) expect((await enter((await firstStep(person)).browser, wrong)).status).toBe(401)
  const { browser } = await firstStep(person)
  expect((await enter(browser, right)).status).toBe(429)
  expect((await enter(browser, recoveryCodes[0] ?? '')).status).toBe(200)
  clock.advance(15 * minute)
  expect((await enter((await firstStep(person)).browser, codeAt(clock.now()))).status).toBe(200)
})

test('[SECURE-008] of 30 wrong codes in a day, the next has to wait', async () => {
  const person = await newPerson()
  const { codeAt } = await addSecondFactor(person, clock.now())
  for (let at = 0; at < 30; at++) {
    clock.advance(4 * minute)
    const right = codeAt(clock.now())
    expect((await enter((await firstStep(person)).browser, right === '111111' ? '222222' : '111111')).status).toBe(401)
  }
  clock.advance(16 * minute)
  expect((await enter((await firstStep(person)).browser, codeAt(clock.now()))).status).toBe(429)
})

test('[SECURE-008] the second step must come within five minutes, from the same browser', async () => {
  const person = await newPerson()
  const { codeAt } = await addSecondFactor(person, clock.now())
  const { browser } = await firstStep(person)
  clock.advance(5 * minute)
  expect(await enter(browser, codeAt(clock.now()))).toMatchObject({ status: 410, body: { message: secondStepTexts.late } })
  await firstStep(person)
  expect((await enter({ cookies: {} }, codeAt(clock.now()))).status).toBe(410)
  expect((await enter({ cookies: { '__Host-rosette_pending': 'x'.repeat(43) } }, codeAt(clock.now()))).status).toBe(410)
})

test('[SECURE-007] [SECURE-008] to prove who they are, members with a second factor enter password and code', async () => {
  const person = await newPerson()
  const { codeAt, recoveryCodes } = await addSecondFactor(person, clock.now())
  clock.advance(11 * minute)
  const prove = (body: object) => person.post('/api/auth/prove-identity', body)
  const refused = { status: 403, body: { code: 'step_up_required' } }
  for (const [call, body] of [
    ['recovery-codes', undefined],
    ['remove', { code: codeAt(clock.now()) }],
  ] as const)
    expect(await person.post(`${path}/${call}`, body), call).toMatchObject(refused)
  expect(await prove({ password: testPassword })).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
  expect((await prove({ password: testPassword, code: '000000' })).status).toBe(400)
  expect((await prove({ password: 'wr0ngWord', code: codeAt(clock.now()) })).status).toBe(400)
  expect(await person.post(`${path}/recovery-codes`)).toMatchObject(refused)
  expect((await prove({ password: testPassword, code: codeAt(clock.now()) })).status).toBe(200)
  const renewed = await person.post(`${path}/recovery-codes`)
  expect(Object(renewed.body).recoveryCodes).toHaveLength(10)
  expect((await person.post(`${path}/remove`, { code: recoveryCodes[0] })).status).toBe(400)
})

test('[SECURE-008] setting it up needs a fresh proof too', async () => {
  const person = await newPerson()
  clock.advance(11 * minute)
  for (const [call, body] of [
    ['begin', undefined],
    ['confirm', { code: '000000' }],
  ] as const)
    expect(await person.post(`${path}/${call}`, body), call).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
})

test('[SECURE-008] it is removed with a code only; then the password is enough, and a mail tells of it', async () => {
  const person = await newPerson()
  const { codeAt } = await addSecondFactor(person, clock.now())
  clock.advance(minute)
  expect((await person.post(`${path}/remove`, { code: '000000' })).status).toBe(400)
  expect((await firstStep(person)).status).toBe(401)
  expect((await person.post(`${path}/remove`, { code: codeAt(clock.now()) })).status).toBe(200)
  expect((await firstStep(person)).status).toBe(200)
  expect((await person.get(path)).body).toEqual({ isOffered: true, since: null, recoveryCodesLeft: 0 })
  expect((await mailsTo(person.email)).at(-1)).toBe('The second factor of your account was switched off')
})

test('[SECURE-008] without its key nobody gets in by the app, and nobody sets one up', async () => {
  const person = await newPerson()
  const { codeAt, recoveryCodes } = await addSecondFactor(person, clock.now())
  clock.advance(minute)
  const { browser } = await firstStep(person)
  const without = await testApp(database, { hasSessions: true, clock })
  without.expectErrors(/500 POST \/api\/auth\/second-factor/)
  const enterWithout = async (code: string) =>
    (await without.app.inject({ method: 'POST', url: '/api/auth/second-factor', payload: { code }, cookies: browser.cookies })).statusCode
  expect(await enterWithout(codeAt(clock.now()))).toBe(500)
  expect(await enterWithout(recoveryCodes[0] ?? '')).toBe(200)
  const other = callerWith(without.app, (await newPerson()).cookies)
  expect((await other.get(path)).body).toMatchObject({ isOffered: false })
  expect((await other.post(`${path}/begin`)).status).toBe(409)
})

test('[SECURE-008] on a demo site nobody sets one up', async () => {
  const env = { SECOND_FACTOR_KEY: testFactorKey, DEMO_LOGIN: '1' }
  const demo = callerWith((await testApp(database, { hasSessions: true, clock, env })).app, (await newPerson()).cookies)
  expect((await demo.get(path)).body).toMatchObject({ isOffered: false })
  expect((await demo.post(`${path}/begin`)).status).toBe(403)
})

test('[SECURE-008] REQUIRE_SECOND_FACTOR=curators leaves a curator without one the rights of a member', async () => {
  const account = await makeAccount(community, { userName: 'strict-curator', isCurator: true })
  const env = { SECOND_FACTOR_KEY: testFactorKey, REQUIRE_SECOND_FACTOR: 'curators' }
  const strict = await testApp(database, { hasSessions: true, clock, env })
  const curator = await signedIn(strict.app, account)
  const submissions = '/api/gene_class_symbol/submissions'
  expect((await curator.get('/api/auth/profile')).body).toMatchObject({ isTairCurator: false, needsSecondFactor: true })
  expect((await curator.get(submissions)).status).toBe(403)
  // Elsewhere it is not required.
  expect((await callerWith(app, curator.cookies).get(submissions)).status).toBe(200)
  await addSecondFactor(curator, clock.now())
  expect((await curator.get('/api/auth/profile')).body).toMatchObject({ isTairCurator: true, needsSecondFactor: false })
  expect((await curator.get(submissions)).status).toBe(200)
  const member = await signedIn(strict.app, await makeAccount(community, { userName: 'plain-member' }))
  expect((await member.get('/api/auth/profile')).body).toMatchObject({ isTairCurator: false, needsSecondFactor: false })
})

test('[SECURE-008] a login by ORCID asks for the code too', async () => {
  const person = await newPerson()
  const orcidId = testOrcidId(8_008)
  await community.insertInto('orcidLink').values({ communityId: person.communityId, orcidId }).execute()
  const { codeAt } = await addSecondFactor(person, clock.now())
  clock.advance(minute)
  const begun = await app.inject({ method: 'GET', url: '/api/auth/orcidloginlink' })
  const back = await visitOrcid(begun.json().url, orcidId)
  const cookies = cookiesOf(begun.cookies)
  const answer = await app.inject({ method: 'POST', url: '/api/auth/authenticate-orcid', payload: back, cookies })
  expect(answer.json()).toMatchObject({ code: 'second_factor_required' })
  expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-rosette_pending'])
  expect((await enter({ cookies: cookiesOf(answer.cookies) }, codeAt(clock.now()))).status).toBe(200)
})

test('[SECURE-008] with a second factor, the current password alone changes no credentials', async () => {
  const person = await newPerson()
  const { codeAt } = await addSecondFactor(person, clock.now())
  clock.advance(11 * minute)
  const change = { communityId: person.communityId, email: person.email, userName: person.userName, password: 'vT4mZq' }
  const save = () => person.put('/api/user/update-credentials', { ...change, currentPassword: testPassword })
  expect(await save()).toMatchObject({ status: 403, body: { code: 'step_up_required' } })
  await person.post('/api/auth/prove-identity', { password: testPassword, code: codeAt(clock.now()) })
  expect((await save()).status).toBe(200)
})
