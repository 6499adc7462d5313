import { MadeAccessToken } from '@rosette/features/access-tokens/contract/access-token.ts'
import { mailLink } from '@rosette/features/account/server/account-tasks.ts'
import { openMailer } from '@rosette/job-queue/open-mailer.ts'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { linkTokenOf, startMailServer } from '@rosette/test-kit/people/mail-server.ts'
import { callerWith, testPassword } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase('empty')
const { app, expectErrors, log } = await testApp(database, { hasSessions: true })
const publicUrl = 'https://rosette.example'

test('no password, token, secret key or code comes into the log, whatever is done with them', async () => {
  expectErrors(/503 GET \/api\/detail\/locus/)
  const mails = await startMailServer()
  const mailer = openMailer({ mailUrl: mails.url, mailFrom: 'no-reply@example.org' })
  const visitor = callerWith(app, {})
  const person = await makeSomebody(database, app, 'orcid')
  const { userName, email, cookies } = person
  const [wrong, chosen, activationCode, orcidCode, state] = ['wr0ngWord', 'ch0senOne', 'ACTIVE-CODE-7', 'orcid-code-8', 'orcid-state-9']

  await visitor.post('/api/auth/login', { username: userName, password: wrong })
  await visitor.post('/api/auth/login', { username: userName, password: [wrong] })
  await visitor.post('/api/auth/login', { username: 'x'.repeat(300), password: wrong })
  const broken = `{"username":"${userName}","password":"${wrong}"`
  await app.inject({ method: 'POST', url: '/api/auth/login', payload: broken, headers: { 'content-type': 'application/json' } })
  await person.get('/api/auth/profile')
  await person.post('/api/subscription/activate/bucket', { activationCode, partyId: person.partyId })
  await person.post('/api/auth/process-orcid-code', { code: orcidCode, state, secretKey: cookies.secretKey })
  await person.get(`/linktoorcid?code=${orcidCode}&state=${state}`, { accept: 'text/html' })
  const { token: accessToken } = MadeAccessToken.parse((await person.post('/api/user/access-tokens', { name: 'Script', days: 30 })).body)
  for (const authorization of [`Bearer ${accessToken}`, `Bearer ${accessToken}x`, accessToken])
    for (const path of ['/api/news/jobs', '/api/auth/profile', '/nowhere']) await visitor.get(path, { authorization })
  for (const name of ['access_token', 'key', 'name']) await visitor.get(`/api/detail/locus?${name}=${accessToken}`)
  await person.post('/api/auth/unlink-orcid', { secretKey: 'another-secret-key' })
  await person.post('/api/auth/unlink-orcid', { secretKey: cookies.secretKey })
  for (const purpose of ['reset_password', 'confirm_email'] as const) {
    await database.db.community.updateTable('account').set({ emailConfirmedAt: null }).execute()
    await mailLink({ db: database.db, mailer, publicUrl }, { purpose, email }, new Date('2026-11-01T00:00:00Z'))
  }
  const [token, confirmation] = [linkTokenOf(await mails.waitForMail(email)), linkTokenOf(await mails.waitForMail(email, 1))]
  await visitor.get(`/reset-password?token=${token}`, { accept: 'text/html' })
  await visitor.get(`/confirm-email?token=${confirmation}`, { accept: 'text/html' })
  await visitor.post('/api/auth/reset-password', { token, password: chosen, password_confirm: wrong })
  expect((await visitor.post('/api/auth/reset-password', { token, password: chosen, password_confirm: chosen })).status).toBe(200)
  await visitor.post('/api/auth/confirm-email', { token: confirmation })
  for (const page of ['confirm-address', 'undo-address']) {
    await visitor.get(`/${page}?token=${confirmation}`, { accept: 'text/html' })
    await visitor.post(`/api/auth/${page}`, { token: confirmation })
  }
  await visitor.post('/api/auth/linked-sign-ins', { token })
  await person.post('/api/auth/prove-identity', { password: wrong })
  const registration = { username: 'new-one', password: chosen, password_confirm: chosen, email: 'new-one@example.org' }
  await visitor.post('/api/user/register-person', registration)
  mailer.close()
  await mails.close()

  const text = JSON.stringify(log)
  expect(log.length).toBeGreaterThan(15)
  const secrets = [
    accessToken,
    testPassword,
    wrong,
    chosen,
    activationCode,
    orcidCode,
    state,
    token,
    confirmation,
    ...Object.values(cookies),
  ]
  expect(secrets.filter((secret) => secret.length > 3 && text.includes(secret))).toEqual([])
  expect(text).not.toContain('another-secret-key')
})
