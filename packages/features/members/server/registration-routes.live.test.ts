import { hashToken } from '@rosette/identity/hash-secrets.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { newRegistration } from '@rosette/test-kit/people/new-registration.ts'
import { callerWith, cookiesOf } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'
import { AuthProfile } from '../../sessions/contract/auth-profile.ts'
import type { Registration } from '../contract/registration.ts'

const database = await testDatabase('empty')
const { app } = await testApp(database, { hasSessions: true })
const { community } = database.db
const visitor = callerWith(app, {})

const register = (registration: Partial<Registration>) => visitor.post('/api/user/register-person', registration)

async function detailsOf(username: string, password: string) {
  const { cookies } = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } })
  const caller = callerWith(app, cookiesOf(cookies))
  const { communityId } = AuthProfile.parse((await caller.get('/api/auth/profile')).body)
  return (await caller.get(`/api/user/person-details?communityId=${communityId}`)).body
}

test.for([
  ['everyone', 'everyone'],
  ['nobody', 'nobody'],
  [undefined, 'members'],
] as const)('[REG-017] registered for %s: the contact details are for %s', async ([chosen, stored]) => {
  const { contactAudience: _, ...rest } = newRegistration(`audience-${chosen ?? 'unsaid'}`)
  expect((await register({ ...rest, ...(chosen && { contactAudience: chosen }) })).status).toBe(200)
  expect(await detailsOf(rest.username, rest.password)).toMatchObject({ contactAudience: stored })
})

test('[API-056] [REG-011] who registers has a person, an account, a party and a line of audit, and can log in', async () => {
  const flora = newRegistration('Flora')
  expect(await register(flora)).toMatchObject({ status: 200, body: { success: true }, headers: { 'cache-control': 'no-store' } })
  expect(await detailsOf('flora', flora.password)).toMatchObject({
    userName: 'Flora',
    email: 'Flora@example.org',
    institutionName: 'Example Institute',
    primaryJobTitle: 'Professor',
    phones: [{ phoneType: 'work', phoneNumber: flora.phone }],
    FIRST_NAME: 'Flora',
    LAST_NAME: 'Example',
    ADDRESS: '1 Garden Street',
    CITY: 'Meadow',
    REGION: 'Middle',
    POSTAL_CODE: '01234',
    COUNTRY: 'Utopia',
    AFFILIATIONS: [],
    IS_TAIR_CURATOR: 'F',
    REGISTERING_FOR_ABRC: 'F',
    sendEmail: 'F',
  })
  const { communityId } = await community
    .selectFrom('account')
    .select('communityId')
    .where('userName', '=', 'Flora')
    .executeTakeFirstOrThrow()
  const noted = (await loadAudit(community, { subject: `person:${communityId}`, limit: 9 })).at(-1)
  expect(noted).toMatchObject({ actor: 'visitor', network: '127.0.0.1', action: 'account.register', details: {} })
  const { naturalKey } = await community
    .selectFrom('member')
    .select('naturalKey')
    .where('communityId', '=', communityId)
    .executeTakeFirstOrThrow()
  expect(naturalKey).toBe('account:flora')
})

test('[REG-016] the wish for symbols and for mail is kept', async () => {
  const flora = newRegistration('wishes', { okMail: true, okGeneSymbol: true })
  await register(flora)
  expect(await detailsOf('wishes', flora.password)).toMatchObject({ REGISTERING_FOR_ABRC: 'T', sendEmail: 'T' })
})

test('[API-056] [REG-015] a taken user name or e-mail address is a conflict, in any case, with a text', async () => {
  await register(newRegistration('taken'))
  const sameName = await register(newRegistration('TAKEN', { email: 'other@example.org' }))
  const taken = 'This username is already taken. Please choose another one.'
  expect(sameName).toMatchObject({ status: 409, body: { message: taken, error: taken } })
  const sameEmail = await register(newRegistration('other', { email: 'Taken@Example.org' }))
  expect(sameEmail).toMatchObject({ status: 409, body: { message: expect.stringContaining('email address already exists') } })
  const people = await community.selectFrom('person').select('email').where('email', 'ilike', '%other%').execute()
  expect(people).toEqual([])
})

test('[REG-015] of twenty at the same time one gets the name', async () => {
  const calls = Array.from({ length: 20 }, (_, number) => register(newRegistration('race', { email: `race${number}@example.org` })))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
})

test.each([
  ['username', '', 'Username is required.'],
  ['firstName', 'é', 'Only English characters are allowed in this form.'],
  ['email', '', 'Email address is required.'],
  ['email', 'abc', 'Please enter a valid email address in English (e.g., name@example.org).'],
  ['phone', '', 'Phone number is required.'],
  ['phone', '12a', 'Phone number can only contain digits, spaces, and characters: ( ) + -'],
  ['password', 'kx9Qf', 'Password must be between 6 and 10 characters.'],
  ['password', 'michael1', 'Please choose a password that is harder to guess.'],
  ['password_confirm', 'kx9Qf3', 'Passwords do not match.'],
  ['labName', ' ', 'Lab Name is required.'],
] as const)('[REG-015] the server repeats the rule: %s %j', async (name, value, message) => {
  const { status, body } = await register(newRegistration('refused', { [name]: value }))
  expect([status, body]).toMatchObject([400, { code: 'invalid_request', issues: expect.arrayContaining([{ path: name, message }]) }])
  expect(await community.selectFrom('account').select('userName').where('userName', '=', 'refused').execute()).toEqual([])
})

test.each(['city', 'username', 'labName'] as const)(
  '[REG-015] a control character in %s is refused, not an error of ours',
  async (name) => {
    expect((await register(newRegistration('nul', { [name]: 'a\u0000b' }))).status).toBe(400)
  },
)

test('[EDIT-026] a lab with the given name gets a pending affiliation', async () => {
  const { communityId } = await community
    .insertInto('member')
    .values({ kind: 'organization', naturalKey: 'lab' })
    .returning('communityId')
    .executeTakeFirstOrThrow()
  await community.insertInto('organization').values({ communityId, name: 'Meristem Lab' }).execute()
  const flora = newRegistration('joiner', { labName: 'meristem lab' })
  await register(flora)
  expect(await detailsOf('joiner', flora.password)).toMatchObject({
    AFFILIATIONS: [{ name: 'Meristem Lab', community_id: communityId, isConfirmed: false }],
  })
})

test('an address that registers again and again has to wait', async () => {
  const made = { purpose: 'register', subjectHash: hashToken('192.0.2.9'), madeAt: fixedClock().now() }
  await community
    .insertInto('attempt')
    .values(Array.from({ length: 60 }, () => made))
    .execute()
  const payload = newRegistration('sixty-first')
  const answer = await app.inject({ method: 'POST', url: '/api/user/register-person', payload, remoteAddress: '192.0.2.9' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600'])
})
