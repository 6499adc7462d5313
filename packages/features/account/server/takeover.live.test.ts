import { openMailer } from '@rosette/job-queue/open-mailer.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { linkTokenOf, startMailServer } from '@rosette/test-kit/people/mail-server.ts'
import { newRegistration } from '@rosette/test-kit/people/new-registration.ts'
import { startOrcidStandIn } from '@rosette/test-kit/people/orcid-stand-in.ts'
import { callerWith, cookiesOf, makeAccount, signedIn, testPassword } from '@rosette/test-kit/people/test-people.ts'
import { testOrcidId, visitOrcid } from '@rosette/test-kit/people/visit-orcid.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'
import { accountTasks } from './account-tasks.ts'

const database = await testDatabase('empty')
const { db, url } = database
const clock = fixedClock()
const mails = await startMailServer()
const standIn = await startOrcidStandIn({ redirectUri: 'https://rosette.example/linktoorcid' })
const { app } = await testApp(database, { hasSessions: true, clock, env: { MAIL_URL: mails.url, ...standIn.env } })
const mailer = openMailer({ mailUrl: mails.url, mailFrom: 'no-reply@example.org' })
const silent = { debug() {}, info() {}, warn() {}, error() {} }
const tasks = accountTasks({ db, clock, logger: silent, mailer, publicUrl: 'https://rosette.example' })
const worker = await runWorker({ url, tasks, logger: silent })
afterAll(async () => {
  await worker.stop()
  mailer.close()
  await mails.close()
  await standIn.close()
})

const visitor = callerWith(app, {})
const chosen = 'vT4mZq'

const tokenTo = async (address: string, after = 0) => linkTokenOf(await mails.waitForMail(address, after))

async function visit(orcidId: string, cookies: Record<string, string> = {}) {
  const begun = await app.inject({ method: 'GET', url: '/api/auth/orcidloginlink', cookies })
  const browser = callerWith(app, { ...cookies, ...cookiesOf(begun.cookies) })
  const back = await visitOrcid(begun.json().url, orcidId)
  return {
    link: () => browser.post('/api/auth/process-orcid-code', back),
    logIn: () => browser.post('/api/auth/authenticate-orcid', back),
  }
}

const logInWith = async (orcidId: string) => (await (await visit(orcidId)).logIn()).status

let made = 0
/** Somebody with a password, an ORCID iD and a mailed reset link. */
async function forgetful() {
  const userName = `forgetful-${++made}`
  const person = await signedIn(app, await makeAccount(db.community, { userName }))
  const orcidId = testOrcidId(made)
  expect((await (await visit(orcidId, person.cookies)).link()).status).toBe(200)
  await visitor.post('/api/auth/forgotten-password', { email: person.email })
  return { ...person, orcidId, token: await tokenTo(person.email) }
}

const reset = (token: string, more = {}) =>
  visitor.post('/api/auth/reset-password', { token, password: chosen, password_confirm: chosen, ...more })
const linkedSignIns = (token: string) => visitor.post('/api/auth/linked-sign-ins', { token })

test('[SECURE-005] the link tells what is linked without being used up, and nobody else is told', async () => {
  const { userName, orcidId, token } = await forgetful()
  for (const _ of [1, 2])
    expect(await linkedSignIns(token)).toMatchObject({
      status: 200,
      body: { username: userName, signIns: [{ kind: 'orcid', id: orcidId }] },
    })
  expect((await linkedSignIns('forged')).status).toBe(410)
  expect((await reset(token)).status).toBe(200)
  expect((await linkedSignIns(token)).status).toBe(410)
})

test.each([
  [['orcid'], 200],
  [[], 404],
  [undefined, 404],
])('[SECURE-005] a reset that keeps %j: logging in with ORCID answers %i', async (keepSignIns, status) => {
  const { orcidId, token } = await forgetful()
  expect((await reset(token, { keepSignIns })).status).toBe(200)
  expect(await logInWith(orcidId)).toBe(status)
})

test('[SECURE-005] a reset ends all sessions, known browsers and an address that waits', async () => {
  const person = await forgetful()
  const elsewhere = await signedIn(app, person)
  const change = { communityId: person.communityId, email: 'waits@example.org', currentPassword: testPassword }
  expect((await person.put('/api/user/update-credentials', change)).status).toBe(200)
  const confirmation = await tokenTo('waits@example.org')
  expect((await reset(person.token)).status).toBe(200)
  for (const { get } of [person, elsewhere]) expect((await get('/api/auth/profile')).body).toMatchObject({ username: null })
  expect((await visitor.post('/api/auth/confirm-address', { token: confirmation })).status).toBe(410)
  const { communityId } = person
  expect(await db.community.selectFrom('knownDevice').selectAll().where('communityId', '=', communityId).execute()).toEqual([])
  const audit = await loadAudit(db.community, { subject: `person:${communityId}`, limit: 1 })
  expect(audit).toMatchObject([{ action: 'account.reset_password', details: { keepSignIns: [] } }])
})

const victimEmail = 'victim@example.org'

test('[SECURE-004] [SECURE-005] an attacker who asks for the address of a victim gets neither that address nor the account', async () => {
  // The attacker registers, confirms their own address and links their ORCID iD.
  const attackerId = testOrcidId(9000)
  await visitor.post(
    '/api/user/register-person',
    newRegistration('attacker', { email: 'attacker@example.org', password: testPassword, password_confirm: testPassword }),
  )
  await visitor.post('/api/auth/confirm-email', { token: await tokenTo('attacker@example.org') })
  const { communityId, credentialId } = await db.community
    .selectFrom('account')
    .selectAll()
    .where('userName', '=', 'attacker')
    .executeTakeFirstOrThrow()
  const account = {
    communityId,
    credentialId: String(credentialId),
    partyId: 0,
    userName: 'attacker',
    email: 'attacker@example.org',
    password: testPassword,
  }
  const attacker = await signedIn(app, account)
  expect((await (await visit(attackerId, attacker.cookies)).link()).status).toBe(200)
  const change = { communityId, email: victimEmail, currentPassword: testPassword }
  expect((await attacker.put('/api/user/update-credentials', change)).status).toBe(200)
  const lure = await tokenTo(victimEmail)

  // The victim has no account yet: a reset finds none, and the address is free to register.
  await visitor.post('/api/auth/forgotten-password', { email: victimEmail })
  const registration = newRegistration('victim', { email: victimEmail, password: chosen, password_confirm: chosen })
  expect((await visitor.post('/api/user/register-person', registration)).status).toBe(200)
  expect((await visitor.post('/api/auth/confirm-email', { token: await tokenTo(victimEmail, 1) })).status).toBe(200)
  expect((await visitor.post('/api/auth/confirm-address', { token: lure })).status).toBe(409)
  expect(await (await visit(attackerId)).logIn()).toMatchObject({ status: 200 })
  const owners = db.community
    .selectFrom('account')
    .select(['userName', 'email'])
    .where('userName', 'in', ['attacker', 'victim'])
    .orderBy('userName')
  expect(await owners.execute()).toEqual([
    { userName: 'attacker', email: 'attacker@example.org' },
    { userName: 'victim', email: victimEmail },
  ])
})

test('[SECURE-005] a victim whose address an attacker already has resets the password, and the attacker is out', async () => {
  const attackerId = testOrcidId(9001)
  const attacker = await signedIn(app, await makeAccount(db.community, { userName: 'squatter', email: 'squatted@example.org' }))
  expect((await (await visit(attackerId, attacker.cookies)).link()).status).toBe(200)
  const taken = newRegistration('late-victim', { email: 'squatted@example.org' })
  expect((await visitor.post('/api/user/register-person', taken)).status).toBe(409)
  await visitor.post('/api/auth/forgotten-password', { email: 'squatted@example.org' })
  expect((await reset(await tokenTo('squatted@example.org'))).status).toBe(200)
  expect(await logInWith(attackerId)).toBe(404)
  expect((await attacker.get('/api/auth/profile')).body).toMatchObject({ username: null })
  expect((await visitor.post('/api/auth/login', { username: 'squatter', password: testPassword })).status).toBe(401)
  expect((await visitor.post('/api/auth/login', { username: 'squatter', password: chosen })).status).toBe(200)
})
