import { addJob } from '@rosette/job-queue/add-job.ts'
import { openMailer } from '@rosette/job-queue/open-mailer.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { linkTokenOf, startMailServer } from '@rosette/test-kit/people/mail-server.ts'
import { makeAccount, signedIn, testPassword } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { noteAudit } from '../../access/server/note-audit.ts'
import { findSession, startSession } from '../../sessions/server/session-store.ts'
import { accountTasks, mailLink, pruneAccounts, pruneExpired } from './account-tasks.ts'
import { mailLinkTask } from './mailed-links.ts'

const database = await testDatabase('empty')
const { db, url } = database
const mails = await startMailServer()
const { app } = await testApp(database, { hasSessions: true, env: { MAIL_URL: mails.url } })
const mailer = openMailer({ mailUrl: mails.url, mailFrom: 'no-reply@example.org' })
const publicUrl = 'https://rosette.example'
const logged: string[] = []
const log = (facts: object, message: string) => logged.push(`${JSON.stringify(facts)} ${message}`)
const logger = { debug: log, info: log, warn: log, error: log }
const worker = await runWorker({ url, tasks: accountTasks({ db, clock: fixedClock(), logger, mailer, publicUrl }), logger })

afterAll(async () => {
  await worker.stop()
  mailer.close()
  await mails.close()
})

const make = (userName: string, isConfirmed = true) =>
  makeAccount(db.community, { userName, ...(!isConfirmed && { emailConfirmedAt: null }) })

function post(path: string, payload: object) {
  return app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
}

const logIn = (username: string, password: string) => post('login', { username, password })
const reset = (token: string, password: string) => post('reset-password', { token, password, password_confirm: password })

test('[SESSION-034] [SECURE-063] a mailed link sets a new password; it works once and ends all sessions', async () => {
  const person = await signedIn(app, await make('forgetful'))
  expect((await post('forgotten-password', { email: person.email.toUpperCase() })).json()).toEqual({ success: true })
  const mail = await mails.waitForMail(person.email)
  expect(mail.text).toContain(`${publicUrl}/reset-password#token=`)
  const token = linkTokenOf(mail)

  expect((await post('reset-password', { token, password: 'vT4mZq', password_confirm: 'vT4mZr' })).json().message).toBe(
    'Passwords do not match.',
  )
  expect((await reset(token, 'kurz')).json().message).toBe('Password must be between 6 and 10 characters.')
  for (const guessed of ['forgetful', 'michael1']) expect((await reset(token, guessed)).statusCode).toBe(422)
  expect((await reset(token, 'vT4mZq')).statusCode).toBe(200)

  expect((await person.get('/api/auth/profile')).body).toMatchObject({ username: null })
  expect((await logIn(person.userName, testPassword)).statusCode).toBe(401)
  expect((await logIn(person.userName, 'vT4mZq')).statusCode).toBe(200)
  expect((await reset(token, 'wT4mZq')).statusCode).toBe(410)
  expect((await logIn(person.userName, 'vT4mZq')).statusCode).toBe(200)
})

test('[SESSION-034] an address without an account gets the same answer, and no mail', async () => {
  const known = await make('known-address')
  const answers = [await post('forgotten-password', { email: known.email }), await post('forgotten-password', { email: 'no@example.org' })]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '{"success":true}'],
    [200, '{"success":true}'],
  ])
  await mails.waitForMail(known.email)
  expect(mails.received.filter(({ to }) => to === 'no@example.org')).toEqual([])
})

test('[SESSION-034] the answer is the same too when too many mails were requested', async () => {
  const known = await make('asks-often')
  for (const email of [known.email, 'asks@example.org']) {
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await post('forgotten-password', { email })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
  }
})

test('of several links one works, and only for the address it was sent to', async () => {
  const person = await make('asks-twice')
  const link = { purpose: 'reset_password', email: person.email } as const
  for (const _ of [1, 2]) await mailLink({ db, mailer, publicUrl }, link, fixedClock().now())
  const [first, second] = [linkTokenOf(await mails.waitForMail(person.email)), linkTokenOf(await mails.waitForMail(person.email, 1))]
  const moved = { email: 'moved@example.org' }
  await db.community.updateTable('account').set(moved).where('communityId', '=', person.communityId).execute()
  expect((await reset(first, 'vT4mZq')).statusCode).toBe(410)
  await db.community.updateTable('account').set({ email: person.email }).where('communityId', '=', person.communityId).execute()
  expect((await reset(second, 'vT4mZq')).statusCode).toBe(200)
  expect((await reset(first, 'wT4mZq')).statusCode).toBe(410)
})

test('a link to choose a password is good for an hour, and for nothing else', async () => {
  const person = await make('too-late')
  const link = { purpose: 'reset_password', email: person.email } as const
  await mailLink({ db, mailer, publicUrl }, link, new Date('2026-10-31T22:59:59Z'))
  await mailLink({ db, mailer, publicUrl }, link, new Date('2026-10-31T23:00:01Z'))
  const [old, fresh] = [linkTokenOf(await mails.waitForMail(person.email)), linkTokenOf(await mails.waitForMail(person.email, 1))]
  expect((await reset(old, 'vT4mZq')).statusCode).toBe(410)
  expect((await post('confirm-email', { token: fresh })).statusCode).toBe(410)
  expect((await reset(fresh, 'vT4mZq')).statusCode).toBe(200)
})

test('an unconfirmed address is reported, but only with the correct password', async () => {
  const person = await make('unconfirmed', false)
  expect((await logIn(person.userName, 'kx9Qf3')).statusCode).toBe(401)
  const refused = await logIn(person.userName, testPassword)
  expect(refused.statusCode).toBe(403)
  expect(refused.json().message).toMatch(/not confirmed/)
  expect(refused.headers['set-cookie']).toBeUndefined()

  await addJob(db.community, mailLinkTask, { purpose: 'confirm_email', email: person.email })
  const mail = await mails.waitForMail(person.email)
  expect(mail.text).toContain(`${publicUrl}/confirm-email#token=`)
  const token = linkTokenOf(mail)
  expect((await post('confirm-email', { token })).statusCode).toBe(200)
  expect((await logIn(person.userName, testPassword)).statusCode).toBe(200)
  expect((await post('confirm-email', { token })).statusCode).toBe(410)
})

test('the confirmation is mailed again to unconfirmed accounts only', async () => {
  const [waiting, confirmed] = [await make('waiting', false), await make('confirmed')]
  for (const email of [confirmed.email, 'nobody@example.org', waiting.email])
    expect((await post('resend-confirmation', { email })).json()).toEqual({ success: true })
  await mails.waitForMail(waiting.email)
  expect(mails.received.filter(({ to }) => [confirmed.email, 'nobody@example.org'].includes(to))).toEqual([])
})

test('choosing a new password by mail confirms the address', async () => {
  const person = await make('resets-first', false)
  await post('forgotten-password', { email: person.email })
  expect((await reset(linkTokenOf(await mails.waitForMail(person.email)), 'vT4mZq')).statusCode).toBe(200)
  expect((await logIn(person.userName, 'vT4mZq')).statusCode).toBe(200)
})

test('neither the queue nor the table of links nor the log holds a token that was mailed', async () => {
  const tokens = mails.received.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).filter((token) => token !== undefined)
  expect(tokens.length).toBeGreaterThan(3)
  const { rows } = await db.pool.query<{ text: string }>(
    `select jobs::text as text from graphile_worker._private_jobs jobs union all select links::text from community.mailed_link links`,
  )
  const stored = [...rows.map(({ text }) => text), ...logged].join('\n')
  for (const token of tokens) expect(stored).not.toContain(token)
})

test('mails without secrets are sent as they are; without a mail server the log says so, without the text', async () => {
  const mail = {
    to: 'reader@example.org',
    subject: 'Your gene class symbol',
    text: 'It was accepted: ÄÖ and a rather long line that no mail may have.',
  }
  await addJob(db.community, sendMailTask, mail)
  expect(await mails.waitForMail(mail.to)).toEqual(mail)
  const [send] = accountTasks({ db, clock: fixedClock(), logger, mailer: null, publicUrl })
  await send?.run(mail, { jobId: '1', attempt: 1, traceparent: null, signal: new AbortController().signal })
  expect(logged.at(-1)).toBe('{"task":"send-mail"} No mail is sent because MAIL_URL is not set')
})

test('accounts that nobody confirmed within seven days go, with their person, and leave name and address free', async () => {
  const createdAt = new Date('2026-10-01T00:00:00Z')
  const abandoned = await make('abandoned', false)
  const changed = await make('changed-address', false)
  const young = await make('young', false)
  const beforeMail = await make('registered-before-there-was-mail', false)
  await db.community.updateTable('account').set({ createdAt }).where('communityId', '!=', young.communityId).execute()
  await db.community
    .updateTable('account')
    .set({ createdAt: new Date('2026-10-31T00:00:00Z') })
    .where('communityId', '=', young.communityId)
    .execute()
  for (const { email } of [abandoned, changed, young])
    await mailLink({ db, mailer, publicUrl }, { purpose: 'confirm_email', email }, createdAt)
  await db.community.transaction().execute(async (tx) => {
    for (const action of ['person.register', 'account.update'])
      await noteAudit(tx, 'command', { action, subject: `person:${changed.communityId}` })
    // What strangers try does not keep an account.
    for (const action of ['person.register', 'login.failed', 'account.ask_reset'])
      await noteAudit(tx, 'command', { action, subject: `person:${abandoned.communityId}` })
  })
  await pruneExpired(db.community, fixedClock().now())
  expect(await pruneAccounts(db, fixedClock().now())).toBe(1)
  const left = await db.community.selectFrom('person').select('lastName').execute()
  const names = left.map(({ lastName }) => lastName)
  expect(names).not.toContain('abandoned')
  expect(names).toEqual(expect.arrayContaining([changed.userName, young.userName, beforeMail.userName, 'forgetful']))
  const { userName, email } = abandoned
  await db.community.updateTable('account').set({ userName, email }).where('communityId', '=', young.communityId).execute()
})

test('[SECURE-016] the task of every hour forgets whom ids of the audit stand for that are older than 90 days', async () => {
  const [old, young] = [await make('noted-long-ago'), await make('noted-lately')]
  const now = fixedClock().now()
  for (const [{ communityId }, days] of [
    [old, 91],
    [young, 89],
  ] as const)
    await db.community
      .insertInto('auditSubject')
      .values({ communityId, createdAt: new Date(now.getTime() - days * 24 * 3_600_000) })
      .execute()
  await pruneExpired(db.community, now)
  const left = await db.community.selectFrom('auditSubject').select('communityId').execute()
  const ids = left.map(({ communityId }) => communityId)
  expect(ids).toContain(young.communityId)
  expect(ids).not.toContain(old.communityId)
})

test('sessions that have ended are cleared away, and no others', async () => {
  const { communityId } = await make('sleeper')
  const clock = fixedClock('2027-01-01T00:00:00Z')
  await startSession(db.community, communityId, clock.now())
  clock.advance(8 * 24 * 3_600_000)
  const running = await startSession(db.community, communityId, clock.now())
  await pruneExpired(db.community, clock.now())
  const stored = await db.community.selectFrom('session').select('communityId').where('communityId', '=', communityId).execute()
  expect(stored).toHaveLength(1)
  expect(await findSession(db.community, running, clock.now())).not.toBeNull()
})
