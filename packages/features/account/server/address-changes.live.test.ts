import { openMailer } from '@rosette/job-queue/open-mailer.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { linkTokenOf, startMailServer } from '@rosette/test-kit/people/mail-server.ts'
import { newRegistration } from '@rosette/test-kit/people/new-registration.ts'
import { callerWith, makeAccount, signedIn, type TestPerson, testPassword } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'
import { accountTasks, pruneExpired } from './account-tasks.ts'

const database = await testDatabase('empty')
const { db, url } = database
const clock = fixedClock()
const mails = await startMailServer()
const { app } = await testApp(database, { hasSessions: true, clock, env: { MAIL_URL: mails.url } })
const mailer = openMailer({ mailUrl: mails.url, mailFrom: 'no-reply@example.org' })
const silent = { debug() {}, info() {}, warn() {}, error() {} }
const tasks = accountTasks({ db, clock, logger: silent, mailer, publicUrl: 'https://rosette.example' })
const worker = await runWorker({ url, tasks, logger: silent })
afterAll(async () => {
  await worker.stop()
  mailer.close()
  await mails.close()
})

const day = 24 * 3_600_000
const newPassword = 'mw4Zt8'
const visitor = callerWith(app, {})

async function newPerson(userName: string): Promise<TestPerson> {
  return signedIn(app, await makeAccount(db.community, { userName }))
}

const changeTo = (person: TestPerson, email: string, currentPassword = testPassword) =>
  person.put('/api/user/update-credentials', { communityId: person.communityId, email, currentPassword })
const confirm = (token: string) => visitor.post('/api/auth/confirm-address', { token })
const undo = (token: string) => visitor.post('/api/auth/undo-address', { token })
const reset = (token: string, password = newPassword) =>
  visitor.post('/api/auth/reset-password', { token, password, password_confirm: password })
const logIn = (username: string, password: string) => visitor.post('/api/auth/login', { username, password })
const tokenTo = async (address: string, after = 0) => linkTokenOf(await mails.waitForMail(address, after))
const isSignedIn = async (person: TestPerson) => (await person.get('/api/auth/profile')).text.includes(person.userName)

async function emailOf({ communityId }: TestPerson): Promise<string | undefined> {
  return (await db.community.selectFrom('account').select('email').where('communityId', '=', communityId).executeTakeFirst())?.email
}

/** By what else somebody could get in. */
async function signInsOf({ communityId }: TestPerson) {
  const orcidIds = await db.community.selectFrom('orcidLink').select('orcidId').where('communityId', '=', communityId).execute()
  return { orcidIds, tokens: await db.community.selectFrom('accessToken').select('name').where('communityId', '=', communityId).execute() }
}

/** Other mails may come before that with the link. */
function resetTokenTo(address: string): Promise<string> {
  return vi.waitFor(() => {
    const mail = mails.received.findLast(({ to, subject }) => to === address && subject === 'Choose a new password')
    if (!mail) throw new Error(`No link to reset the password has come for ${address}`)
    return linkTokenOf(mail)
  }, 20_000)
}

async function pendingOf(person: TestPerson): Promise<unknown> {
  return new Map(Object.entries(Object((await person.get(`/api/user/person-details?communityId=${person.communityId}`)).body))).get(
    'pendingEmail',
  )
}

test('[SECURE-004] [SECURE-063] a new address counts only after it is confirmed from that mailbox', async () => {
  const flora = await newPerson('flora')
  expect((await changeTo(flora, 'new-flora@example.org')).status).toBe(200)
  const mail = await mails.waitForMail('new-flora@example.org')
  expect(mail.text).toContain('https://rosette.example/confirm-address#token=')
  expect(mail.text).toContain('"flora"')
  expect([await emailOf(flora), await pendingOf(flora)]).toEqual([flora.email, 'new-flora@example.org'])

  await visitor.post('/api/auth/forgotten-password', { email: 'new-flora@example.org' })
  await visitor.post('/api/auth/forgotten-password', { email: flora.email })
  expect((await mails.waitForMail(flora.email, 1)).subject).toBe('Choose a new password')
  expect((await logIn('flora', testPassword)).status).toBe(200)
  expect(mails.received.filter(({ to }) => to === 'new-flora@example.org')).toHaveLength(1)

  const token = linkTokenOf(mail)
  expect((await visitor.post('/api/auth/confirm-email', { token })).status).toBe(410)
  expect((await reset(token)).status).toBe(410)
  expect((await undo(token)).status).toBe(410)
  await db.community.updateTable('account').set({ emailConfirmedAt: null }).where('communityId', '=', flora.communityId).execute()
  expect((await confirm(token)).status).toBe(200)
  expect([await emailOf(flora), await pendingOf(flora)]).toEqual(['new-flora@example.org', null])
  expect((await logIn('flora', testPassword)).status).toBe(200)
  expect((await confirm(token)).status).toBe(410)
  const audit = await loadAudit(db.community, { subject: `person:${flora.communityId}`, limit: 20 })
  const actions = audit.map(({ action }) => action).filter((action) => /address|credentials/.test(action))
  expect(actions).toEqual(['account.confirm_address', 'account.update_credentials'])
  const person = db.community.selectFrom('person').select('email').where('communityId', '=', flora.communityId)
  expect(await person.execute()).toEqual([{ email: 'new-flora@example.org' }])
})

test('[SECURE-004] an unconfirmed address is forgotten after seven days, and a later one replaces it', async () => {
  const flora = await newPerson('slow-flora')
  for (const email of ['first@example.org', 'second@example.org']) await changeTo(flora, email)
  const [first, second] = [await tokenTo('first@example.org'), await tokenTo('second@example.org')]
  expect((await confirm(first)).status).toBe(410)
  clock.advance(7 * day)
  expect((await confirm(second)).status).toBe(410)
  const again = await signedIn(app, flora)
  expect([await emailOf(flora), await pendingOf(again)]).toEqual([flora.email, null])
})

test('[SECURE-004] the old address undoes a change before and after it counts, even if the password is another by then', async () => {
  for (const isConfirmed of [false, true]) {
    const flora = await newPerson(`undo-${isConfirmed}`)
    const stolen = `thief-${isConfirmed}@example.org`
    await changeTo(flora, stolen)
    const early = await mails.waitForMail(flora.email)
    expect(early.text).toContain(stolen)
    const confirmation = await tokenTo(stolen)
    if (isConfirmed) {
      expect((await confirm(confirmation)).status).toBe(200)
      expect((await mails.waitForMail(flora.email, 1)).subject).toBe('Your e-mail address was changed')
      // The link in the second mail works for seven days from then on.
      clock.advance(6 * day)
    }
    const thief = await signedIn(app, flora)
    await thief.post('/api/user/access-tokens', { name: 'Kept by the thief', days: 365 })
    await db.community
      .insertInto('orcidLink')
      .values({ communityId: flora.communityId, orcidId: isConfirmed ? '0000-0001-5109-3700' : '0000-0002-1694-233X' })
      .execute()
    expect(await signInsOf(flora)).toMatchObject({ orcidIds: [{}], tokens: [{}] })
    const change = { communityId: flora.communityId, email: isConfirmed ? stolen : flora.email, password: newPassword }
    expect((await thief.put('/api/user/update-credentials', { ...change, currentPassword: testPassword })).status).toBe(200)

    expect((await undo(linkTokenOf(early))).status).toBe(200)
    expect(await emailOf(flora)).toBe(flora.email)
    expect(await isSignedIn(thief)).toBe(false)
    for (const password of [testPassword, newPassword]) expect((await logIn(flora.userName, password)).status).toBe(401)
    expect((await confirm(confirmation)).status).toBe(410)
    expect((await undo(linkTokenOf(early))).status).toBe(410)
    expect(await signInsOf(flora)).toEqual({ orcidIds: [], tokens: [] })
    expect((await reset(await resetTokenTo(flora.email), 'vT4mZq')).status).toBe(200)
    expect((await logIn(flora.userName, 'vT4mZq')).status).toBe(200)
  }
})

test('[SECURE-004] the first of several old addresses undoes them all; after seven days nothing is undone', async () => {
  const flora = await newPerson('chain-flora')
  await changeTo(flora, 'chain-2@example.org')
  await confirm(await tokenTo('chain-2@example.org'))
  await changeTo(flora, 'chain-3@example.org')
  await confirm(await tokenTo('chain-3@example.org'))
  expect((await mails.waitForMail('chain-2@example.org', 2)).text).toContain('chain-3@example.org')
  expect((await undo(await tokenTo(flora.email))).status).toBe(200)
  expect(await emailOf(flora)).toBe(flora.email)
  for (const after of [1, 2]) expect((await undo(await tokenTo('chain-2@example.org', after))).status).toBe(410)
  expect((await undo(await tokenTo(flora.email, 1))).status).toBe(410)

  const late = await newPerson('late-flora')
  await changeTo(late, 'later@example.org')
  await confirm(await tokenTo('later@example.org'))
  const token = await tokenTo(late.email, 1)
  clock.advance(7 * day)
  expect((await undo(token)).status).toBe(410)
  expect(await emailOf(late)).toBe('later@example.org')
})

test('[SECURE-004] an address that waits reserves nothing: anyone who confirms it first has it', async () => {
  const [one, two] = [await newPerson('one'), await newPerson('two')]
  for (const person of [one, two]) await changeTo(person, 'both@example.org')
  const tokens = [await tokenTo('both@example.org'), await tokenTo('both@example.org', 1)]
  expect([(await confirm(tokens[1] ?? '')).status, (await confirm(tokens[0] ?? '')).status]).toEqual([200, 409])
  expect([await emailOf(one), await emailOf(two)].sort()).toEqual(['both@example.org', expect.stringMatching(/^(one|two)@example.org$/)])
})

test('[SECURE-004] the answer does not tell whether the address has an account', async () => {
  const [flora, known] = [await newPerson('asking-flora'), await newPerson('known-flora')]
  const answers = [await changeTo(flora, 'unknown-address@example.org'), await changeTo(flora, known.email)]
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, '{"success":true}'],
    [200, '{"success":true}'],
  ])
  // Only who reads the mailbox is told.
  expect(await confirm(await tokenTo(known.email))).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await emailOf(flora)).toBe(flora.email)
})

test('[SECURE-004] while a change can be undone, nobody else gets the old address', async () => {
  const flora = await newPerson('kept-flora')
  await changeTo(flora, 'kept-new@example.org')
  await confirm(await tokenTo('kept-new@example.org'))
  const register = () =>
    visitor.post('/api/user/register-person', newRegistration(`blocks-${clock.now().getTime()}`, { email: flora.email }))
  expect((await register()).status).toBe(409)
  const other = await newPerson('kept-other')
  await changeTo(other, flora.email)
  expect((await confirm(await tokenTo(flora.email, 2))).status).toBe(409)
  clock.advance(7 * day)
  expect((await register()).status).toBe(200)
})

test('[SECURE-004] [SECURE-025] a change that is refused because of too many is not a wrong password', async () => {
  const flora = await newPerson('throttled-flora')
  for (let number = 0; number < 3; number++) expect((await changeTo(flora, `many-${number}@example.org`)).status).toBe(200)
  for (let number = 0; number < 11; number++) expect((await changeTo(flora, 'many-more@example.org')).status).toBe(429)
  expect((await visitor.post('/api/auth/prove-identity', { password: testPassword })).status).toBe(401)
  expect((await flora.post('/api/auth/prove-identity', { password: testPassword })).status).toBe(200)
})

test('[SECURE-004] without mail only the operator changes addresses', async () => {
  const { app: mailless } = await testApp(database, { hasSessions: true, clock })
  const flora = await signedIn(mailless, await makeAccount(db.community, { userName: 'mailless' }))
  expect(await changeTo(flora, 'mailless-2@example.org')).toMatchObject({
    status: 403,
    body: { code: 'access_denied', message: expect.stringContaining('only its operator') },
  })
  expect([await emailOf(flora), await pendingOf(flora)]).toEqual([flora.email, null])
})

test('changes of address are cleared away a month later', async () => {
  const count = async () => (await db.community.selectFrom('addressChange').select('changeId').execute()).length
  const flora = await newPerson('pruned-flora')
  await changeTo(flora, 'pruned@example.org')
  await pruneExpired(db.community, clock.now())
  expect(await count()).toBeGreaterThan(0)
  await pruneExpired(db.community, new Date(clock.now().getTime() + 31 * day))
  expect(await count()).toBe(0)
})
