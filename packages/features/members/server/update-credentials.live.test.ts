import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount, signedIn, type TestPerson, testPassword, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'
import { AuthProfile } from '../../sessions/contract/auth-profile.ts'

const database = await testDatabase('empty')
const { app } = await testApp(database, { hasSessions: true, env: { MAIL_URL: 'smtp://127.0.0.1:1' } })
const { anonymous, basic, orcid, curator } = await testPeople(database, app)
const { community } = database.db

async function newPerson(userName: string, password: string | null = testPassword) {
  const account = await makeAccount(community, { userName })
  const person = await signedIn(app, account)
  if (password === null)
    await community.updateTable('account').set({ passwordHash: null }).where('communityId', '=', account.communityId).execute()
  return person
}

const path = '/api/user/update-credentials'
const currentPassword = testPassword
const newPassword = 'mw4Zt8'

const bodyOf = ({ communityId, email, userName }: TestPerson, patch: object = {}) => ({
  communityId,
  email,
  userName,
  password: '',
  ...patch,
})

const logIn = (username: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } })

const isSignedIn = async (person: TestPerson) => AuthProfile.parse((await person.get('/api/auth/profile')).body).username !== null

const jobsNaming = async (text: string) => {
  const { rows } = await database.db.pool.query<{ payload: { payload: object } }>(
    'select payload from graphile_worker._private_jobs where payload::text like $1',
    [`%${text}%`],
  )
  return rows.map(({ payload }) => payload.payload)
}

test('[API-052] a new password counts, the old one no longer, and the other sessions end', async () => {
  const flora = await newPerson('pass-flora')
  const elsewhere = await signedIn(app, flora)
  expect(await flora.put(path, bodyOf(flora, { password: newPassword, currentPassword }))).toMatchObject({
    status: 200,
    body: { success: true },
  })
  expect((await logIn('pass-flora', testPassword)).statusCode).toBe(401)
  expect((await logIn('pass-flora', newPassword)).statusCode).toBe(200)
  expect([await isSignedIn(flora), await isSignedIn(elsewhere)]).toEqual([true, false])
  expect(await jobsNaming('pass-flora@example.org')).toMatchObject([
    { to: 'pass-flora@example.org', subject: 'The password of your account was changed' },
  ])
  const audit = await loadAudit(community, { subject: `person:${flora.communityId}`, limit: 9 })
  expect(audit.map(({ action, details }) => [action, details])).toContainEqual([
    'account.update_credentials',
    { isNewEmail: false, isNewPassword: true, keepsTokens: false },
  ])
})

test('[EDIT-008] after an empty password the old one still works', async () => {
  const flora = await newPerson('blank-flora')
  expect((await flora.put(path, bodyOf(flora))).status).toBe(200)
  expect((await logIn('blank-flora', testPassword)).statusCode).toBe(200)
})

/** The addresses that an account has asked for, and what is mailed about each. */
async function changesOf({ communityId }: TestPerson): Promise<[string, unknown][]> {
  const requested = await community
    .selectFrom('addressChange')
    .selectAll()
    .where('communityId', '=', communityId)
    .orderBy('changeId')
    .execute()
  return Promise.all(requested.map(async ({ newEmail, changeId }) => [newEmail, await jobsNaming(`"changeId":${changeId}}`)] as const))
}

test('[API-052] [SECURE-004] a new address is requested, and both addresses hear of it', async () => {
  const flora = await newPerson('mail-flora')
  expect((await flora.put(path, bodyOf(flora, { email: 'new-flora@example.org', currentPassword }))).status).toBe(200)
  const account = community.selectFrom('account').select(['email', 'emailConfirmedAt']).where('userName', '=', 'mail-flora')
  expect(await account.execute()).toEqual([{ email: flora.email, emailConfirmedAt: expect.any(Date) }])
  expect(await changesOf(flora)).toMatchObject([['new-flora@example.org', [{ purpose: 'confirm_change' }, { purpose: 'undo_change' }]]])
})

async function changeAddress(person: TestPerson, email: string, remoteAddress: string) {
  const { cookies } = person
  const payload = bodyOf(person, { email, currentPassword })
  const answer = await app.inject({ method: 'PUT', url: path, payload, cookies, remoteAddress })
  return [answer.statusCode, answer.headers['retry-after']]
}

test('[SECURE-025] an account changes its address three times in an hour; the next change sends no mail', async () => {
  const flora = await newPerson('often-flora')
  for (const index of [1, 2, 3])
    expect(await changeAddress(flora, `often-${index}@example.org`, `192.0.2.${index}`)).toEqual([200, undefined])
  expect(await changeAddress(flora, 'often-4@example.org', '192.0.2.4')).toEqual([429, '3600'])
  expect((await changesOf(flora)).map(([email]) => email)).toEqual([1, 2, 3].map((index) => `often-${index}@example.org`))
  expect((await flora.put(path, bodyOf(flora, { password: newPassword, currentPassword }))).status).toBe(200)
})

test('[SECURE-025] thirty mails in an hour go out for one network, and three to one address', async () => {
  const people = []
  for (let number = 0; number < 11; number++) people.push(await newPerson(`many-flora-${number}`))
  const [last, ...others] = people
  for (const person of others)
    for (const index of [1, 2, 3])
      expect((await changeAddress(person, `many-${person.communityId}-${index}@example.org`, '198.51.100.7'))[0]).toBe(200)
  if (!last) throw new Error('there are eleven people')
  expect(await changeAddress(last, 'many-more@example.org', '198.51.100.7')).toEqual([429, '3600'])
  expect(await changesOf(last)).toEqual([])
  for (const remoteAddress of ['192.0.2.11', '192.0.2.12', '192.0.2.13'])
    await app.inject({ method: 'POST', url: '/api/auth/resend-confirmation', payload: { email: 'many-more@example.org' }, remoteAddress })
  expect(await changeAddress(last, 'many-more@example.org', '192.0.2.14')).toEqual([429, '3600'])
})

test('[SECURE-025] a change that fails is not counted: nothing was mailed', async () => {
  const flora = await newPerson('typo-flora')
  for (let i = 0; i < 4; i++)
    expect((await flora.put(path, bodyOf(flora, { email: 'typo@example.org', currentPassword: 'wrong1' }))).status).toBe(400)
  expect((await changeAddress(flora, 'typo@example.org', '192.0.2.21'))[0]).toBe(200)
})

test('[API-052] the current password is required; members without one set their first', async () => {
  const flora = await newPerson('again-flora')
  const without = await flora.put(path, bodyOf(flora, { password: newPassword }))
  const said = expect.stringContaining('current password')
  expect([without.status, without.body]).toMatchObject([400, { message: said, error: said }])
  expect((await flora.put(path, bodyOf(flora, { email: 'x@example.org', currentPassword: 'wrong1' }))).status).toBe(400)
  expect((await logIn('again-flora', testPassword)).statusCode).toBe(200)
  const linked = await newPerson('orcid-flora', null)
  expect((await linked.put(path, bodyOf(linked, { password: newPassword }))).status).toBe(200)
})

test('[API-052] credentialId and secretKey are optional; sent, they must be those of the session', async () => {
  const flora = await newPerson('cookie-flora')
  const { credentialId, secretKey } = flora.cookies
  expect((await flora.put(path, bodyOf(flora, { credentialId, secretKey }))).status).toBe(200)
  expect((await flora.put(path, bodyOf(flora, { credentialId: basic.credentialId }))).status).toBe(403)
  expect((await flora.put(path, bodyOf(flora, { secretKey: 'forged' }))).status).toBe(403)
})

test('[EDIT-005] [API-052] [SECURE-006] nobody changes credentials of another, not even a curator', async () => {
  const flora = await newPerson('idor-flora')
  for (const patch of [{ password: newPassword, currentPassword }, { password: newPassword }, { email: 'curated@example.org' }, {}]) {
    const body = bodyOf(flora, patch)
    expect((await anonymous.put(path, body)).status).toBe(401)
    for (const other of [orcid, curator])
      expect(await other.put(path, body)).toMatchObject({ status: 403, body: { code: 'access_denied' } })
  }
  expect((await logIn('idor-flora', testPassword)).statusCode).toBe(200)
})

test('[API-052] refusals come with a message, and the user name never changes', async () => {
  const flora = await newPerson('word-flora')
  const put = async (patch: object) => (await flora.put(path, bodyOf(flora, { currentPassword, ...patch }))).body
  expect(await put({ password: 'short' })).toMatchObject({ message: 'Password must be between 6 and 10 characters.' })
  expect(await put({ password: 'michael1' })).toMatchObject({ message: 'Please choose a password that is harder to guess.' })
  expect(await put({ email: '' })).toMatchObject({ message: 'Email address is required.' })
  await put({ userName: 'somebody-else' })
  expect(await community.selectFrom('account').select('userName').where('communityId', '=', flora.communityId).execute()).toEqual([
    { userName: 'word-flora' },
  ])
})

test.each([false, true])('[SECURE-050] a new password ends the access tokens, unless the member keeps them: %s', async (keepsTokens) => {
  const flora = await newPerson(`token-flora-${keepsTokens}`)
  expect((await flora.post('/api/user/access-tokens', { name: 'Script', days: 30 })).status).toBe(200)
  await flora.put(path, bodyOf(flora, { currentPassword }))
  expect((await flora.get('/api/user/access-tokens')).body).toHaveLength(1)
  expect((await flora.put(path, bodyOf(flora, { password: newPassword, currentPassword, keepsTokens }))).status).toBe(200)
  expect((await flora.get('/api/user/access-tokens')).body).toHaveLength(keepsTokens ? 1 : 0)
})
