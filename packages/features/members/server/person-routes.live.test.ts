import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount, signedIn, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'
import type { PersonUpdate } from '../contract/update-person.ts'

const database = await testDatabase('demo')
const clock = fixedClock()
const { app } = await testApp(database, { clock, hasSessions: true })
const { anonymous, basic, orcid, curator } = await testPeople(database, app)
const { community } = database.db

async function newPerson(userName: string) {
  return signedIn(app, await makeAccount(community, { userName }))
}

const detailsPath = (communityId: number) => `/api/user/person-details?communityId=${communityId}`

const updateOf = (communityId: number, patch: Partial<PersonUpdate> = {}): PersonUpdate => ({
  communityId,
  firstName: 'Flora',
  lastName: 'Example',
  institutionName: 'Example Institute',
  jobTitle: 'Professor',
  sendEmail: 'T',
  workPhone: '1',
  faxPhone: '2',
  mobilePhone: '3',
  labPhone: '4',
  streetAddress: '1 Garden Street\nRoom 2',
  country: 'Utopia',
  stateProvince: 'Middle',
  city: 'Meadow',
  zipcode: '01234',
  ...patch,
})

test('[API-009] [DATA-004] person-details answers the whole person, and a message where there is none', async () => {
  const { status, body, headers } = await basic.get(detailsPath(basic.communityId))
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toMatchObject({
    FIRST_NAME: 'Test',
    LAST_NAME: 'test-basic',
    ADDRESS: null,
    CITY: null,
    REGION: null,
    POSTAL_CODE: null,
    COUNTRY: null,
    AFFILIATIONS: [],
    IS_TAIR_CURATOR: 'F',
    REGISTERING_FOR_ABRC: 'F',
    communityId: basic.communityId,
    userName: 'test-basic',
    email: basic.email,
    phones: [],
    affiliations: [],
  })
  expect(JSON.stringify(body)).not.toContain('argon2')
  expect((await curator.get(detailsPath(curator.communityId))).body).toMatchObject({ IS_TAIR_CURATOR: 'T' })
  const unknown = await curator.get(detailsPath(999_999_999))
  expect([unknown.status, unknown.body]).toMatchObject([404, { message: expect.any(String) }])
})

test('[API-010] person-details is for the person and curators', async () => {
  expect((await anonymous.get(detailsPath(basic.communityId))).status).toBe(401)
  expect((await orcid.get(detailsPath(basic.communityId))).status).toBe(403)
  expect((await orcid.get(detailsPath(999_999_999))).status).toBe(403)
  expect((await curator.get(detailsPath(basic.communityId))).status).toBe(200)
})

test('[API-053] [DATA-054] [DATA-055] personal details are saved, read back, shown and indexed', async () => {
  const flora = await newPerson('update-flora')
  const { communityId } = flora
  expect(await flora.put('/api/user/update-person', updateOf(communityId))).toMatchObject({ status: 200, body: { success: true } })
  expect((await flora.get(detailsPath(communityId))).body).toMatchObject({
    firstName: 'Flora',
    lastName: 'Example',
    institutionName: 'Example Institute',
    primaryJobTitle: 'Professor',
    sendEmail: 'T',
    address: '1 Garden Street\nRoom 2',
    city: 'Meadow',
    region: 'Middle',
    postalCode: '01234',
    country: 'Utopia',
    phones: [
      { phoneType: 'work', phoneNumber: '1' },
      { phoneType: 'mobile', phoneNumber: '3' },
      { phoneType: 'fax', phoneNumber: '2' },
      { phoneType: 'lab', phoneNumber: '4' },
    ],
  })
  await community.updateTable('person').set({ contactAudience: 'everyone' }).where('communityId', '=', communityId).execute()
  const record = await orcid.get(`/api/detail/person?key=${communityId}`)
  expect(record.body).toMatchObject({ firstName: 'Flora', phones: expect.arrayContaining([{ phoneType: 'lab', phoneNumber: '4' }]) })
  const jobs = await database.db.pool.query(`select payload from graphile_worker._private_jobs where payload::text like '%${communityId}%'`)
  expect(jobs.rows.length).toBeGreaterThan(0)
  const [noted] = await loadAudit(community, { subject: `person:${communityId}`, limit: 1 })
  expect(noted).toMatchObject({ actor: `member:${communityId}`, action: 'person.update', network: '127.0.0.1' })
  // Which fields, not what is in them.
  expect(JSON.stringify(noted?.details)).toContain('"lastName"')
  expect(JSON.stringify(noted?.details)).not.toContain('Flora')
})

test('[EDIT-027] who sees the contact details is changed by the call, and stays as it was without it', async () => {
  const flora = await newPerson('audience-flora')
  const saved = async (patch: Partial<PersonUpdate>) => {
    expect((await flora.put('/api/user/update-person', updateOf(flora.communityId, patch))).status).toBe(200)
    return (await flora.get(detailsPath(flora.communityId))).body
  }
  expect(await saved({})).toMatchObject({ contactAudience: 'members' })
  expect(await saved({ contactAudience: 'nobody' })).toMatchObject({ contactAudience: 'nobody' })
  expect(await saved({ city: 'Brno' })).toMatchObject({ contactAudience: 'nobody', city: 'Brno' })
  const wrong = await flora.put('/api/user/update-person', { ...updateOf(flora.communityId), contactAudience: 'friends' })
  expect(wrong.status).toBe(400)
})

test('an emptied field is not recorded, and an emptied phone goes', async () => {
  const flora = await newPerson('empty-flora')
  await flora.put('/api/user/update-person', updateOf(flora.communityId))
  await flora.put('/api/user/update-person', updateOf(flora.communityId, { workPhone: '', city: '', jobTitle: '' }))
  expect((await flora.get(detailsPath(flora.communityId))).body).toMatchObject({
    city: null,
    primaryJobTitle: null,
    phones: [{ phoneType: 'mobile' }, { phoneType: 'fax' }, { phoneType: 'lab' }],
  })
})

test('[EDIT-005] nobody changes another person: 401 without a session, 403 with one; a curator may', async () => {
  const update = updateOf(basic.communityId, { lastName: 'Changed' })
  expect((await anonymous.put('/api/user/update-person', update)).body).toMatchObject({ code: 'login_required', redirectUri: '/login' })
  expect((await orcid.put('/api/user/update-person', update)).status).toBe(403)
  expect((await basic.get(detailsPath(basic.communityId))).body).toMatchObject({ LAST_NAME: 'test-basic' })
  expect((await curator.put('/api/user/update-person', update)).status).toBe(200)
  const [noted] = await loadAudit(community, { subject: `person:${basic.communityId}`, limit: 1 })
  expect(noted?.actor).toBe(`member:${curator.communityId}`)
})

test.each([
  ['firstName', '', 'First Name is required.'],
  ['lastName', ' ', 'Last Name is required.'],
  ['institutionName', '', 'Institution Name is required.'],
  ['labPhone', '12a', 'Phone number can only contain digits, spaces, and characters: ( ) + -'],
  ['city', 'Zürich', 'Only English characters are allowed in this form.'],
] as const)('[EDIT-005] the server repeats the rules of the form: %s %j', async (name, value, message) => {
  const { status, body } = await orcid.put('/api/user/update-person', updateOf(orcid.communityId, { [name]: value }))
  expect([status, body]).toMatchObject([400, { message }])
})

test('[API-039] update/community changes how somebody is reached, for the owner or a curator', async () => {
  const flora = await newPerson('contact-flora')
  const { communityId } = flora
  const update = {
    communityId,
    city: 'Meadow',
    phones: [{ phoneType: 'lab', phoneNumber: '7' }],
    websites: [{ url: 'https://flora.example.org/' }],
  }
  expect((await anonymous.post('/api/update/community', update)).status).toBe(401)
  expect((await basic.post('/api/update/community', update)).status).toBe(403)
  expect((await basic.post('/api/update/community', { ...update, communityId: 999_999_999 })).status).toBe(403)
  expect(await flora.post('/api/update/community', update)).toMatchObject({ status: 200, body: { success: true } })
  expect((await curator.post('/api/update/community', { communityId, country: 'Utopia' })).status).toBe(200)
  expect((await curator.post('/api/update/community', { communityId: 999_999_999, country: 'Utopia' })).status).toBe(404)
  const wrong = await flora.post('/api/update/community', { communityId, websites: [{ url: 'javascript:alert(1)' }] })
  expect([wrong.status, wrong.body]).toMatchObject([400, { message: expect.any(String) }])
  expect((await flora.get(detailsPath(communityId))).body).toMatchObject({
    CITY: 'Meadow',
    COUNTRY: 'Utopia',
    phones: [{ phoneType: 'lab', phoneNumber: '7' }],
  })
})

test('[SECURE-024] a website address has at most 2,000 characters, and many long ones leave a short line in the audit', async () => {
  const flora = await newPerson('website-flora')
  const { communityId } = flora
  const website = (length: number) => ({ url: 'https://flora.example.org/'.padEnd(length, 'x') })
  const send = (websites: object[]) => flora.post('/api/update/community', { communityId, websites })
  const refused = await send([website(30), website(2001)])
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { code: 'invalid_request', issues: [{ message: 'A website address can have at most 2,000 characters.' }] },
  ])
  expect((await send(Array.from({ length: 20 }, () => website(2000)))).status).toBe(200)
  const stored = await community.selectFrom('website').select('url').where('communityId', '=', communityId).execute()
  expect(stored.map(({ url }) => url.length)).toEqual(Array(20).fill(2000))
  const [noted] = await loadAudit(community, { subject: `person:${communityId}`, limit: 1 })
  expect(noted?.details).toEqual({ fields: ['websites'] })
})

test('[SECURE-050] an update that changes nothing leaves no line in the audit, and the same one is noted once an hour', async () => {
  const flora = await newPerson('audit-flora')
  const { communityId } = flora
  const lines = async () => (await loadAudit(community, { subject: `person:${communityId}`, limit: 99 })).map(({ action }) => action)
  const update = (city: string) => flora.put('/api/user/update-person', updateOf(communityId, { city }))
  const contact = (city: string) => flora.post('/api/update/community', { communityId, city })
  const before = await lines()
  for (const city of ['Brno', 'Brno', 'Meadow', 'Brno']) expect((await update(city)).status).toBe(200)
  expect(await lines()).toEqual(['person.update', ...before])
  // Later it would be noted again, if it changed anything.
  clock.advance(61 * 60_000)
  expect((await update('Brno')).status).toBe(200)
  expect(await lines()).toEqual(['person.update', ...before])
  for (const city of ['Brno', 'Meadow', 'Meadow', 'Brno']) expect((await contact(city)).status).toBe(200)
  expect(await lines()).toEqual(['person.update_contact', 'person.update', ...before])
  expect((await flora.put('/api/user/update-credentials', { communityId, email: flora.email, password: '' })).status).toBe(200)
  const affiliations = [{ organizationId: await someLab(), organizationName: 'Lab' }]
  for (let times = 0; times < 2; times++) await flora.post('/api/user/insert-affiliations', { communityId, affiliations })
  expect(await lines()).toEqual(['person.add_affiliations', 'person.update_contact', 'person.update', ...before])
})

async function someLab(): Promise<number> {
  const { organizationId } = await community.selectFrom('organization').select('organizationId').limit(1).executeTakeFirstOrThrow()
  return Number(organizationId)
}
