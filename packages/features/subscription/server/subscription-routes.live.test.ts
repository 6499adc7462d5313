import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeAccount, signedIn, testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { loadAudit } from '../../access/server/load-audit.ts'
import { makeActivationCode } from './activation-code.ts'
import { parseRange } from './parse-range.ts'
import { addAddressRange, ensureInstitution } from './parties.ts'
import { startSubscription } from './unit-ledger.ts'

const database = await testDatabase('empty')
const { db } = database
// One proxy is believed: what it says about the caller's address counts, what it passes on from before does not.
const { app } = await testApp(database, { hasSessions: true, env: { TRUST_PROXY: '10.0.0.1' } })
const { anonymous, basic, orcid, subscriber, curator } = await testPeople(database, app)
const term = { startsOn: '2026-01-01', endsOn: '2027-12-31' }

const universityId = await db.community.transaction().execute(async (tx) => {
  const { communityId } = await tx
    .insertInto('member')
    .values({ kind: 'organization', naturalKey: 'university' })
    .returning('communityId')
    .executeTakeFirstOrThrow()
  await tx.insertInto('organization').values({ communityId, name: 'Example University' }).execute()
  const { partyId } = await ensureInstitution(tx, { name: 'Example University', organizationId: communityId })
  for (const network of ['192.0.2.0/24', '2001:db8::/32'])
    await addAddressRange(tx, partyId, parseRange(network) ?? { first: '', last: '' })
  await startSubscription(tx, 'command', { partyId, ...term })
  const other = await ensureInstitution(tx, { name: 'Frugal College', organizationId: null })
  await addAddressRange(tx, other.partyId, { first: '198.51.100.7', last: '198.51.100.9' })
  return communityId
})

const newCode = () => db.community.transaction().execute((tx) => makeActivationCode(tx, { units: 10, validDays: 30 }))

async function institutionOf(address: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: '/api/subscription/institution', remoteAddress: address, headers })
  return answer.json()
}

const [found, none] = ['[SUBS-005] [API-011] [DATA-002]', '[SUBS-005] [API-011]']

test.each([
  [`[SUBS-001] ${found}`, '192.0.2.77', { name: 'Example University', status: 'subscribed' }],
  [found, '::ffff:192.0.2.77', { name: 'Example University', status: 'subscribed' }],
  [found, '2001:db8:1234::1', { name: 'Example University', status: 'subscribed' }],
  [found, '198.51.100.9', { name: 'Frugal College', status: 'not subscribed' }],
  [none, '198.51.100.10', []],
  [none, '192.0.3.1', []],
  [none, '2001:db9::1', []],
])('%s the institution of %s', async (_ids, address, institution) => {
  expect(await institutionOf(address)).toEqual(institution)
})

test('[SUBS-005] an address is believed from the configured proxy only, and from it only the last one', async () => {
  expect(await institutionOf('203.0.113.5', { 'x-forwarded-for': '192.0.2.77' })).toEqual([])
  expect(await institutionOf('10.0.0.1', { 'x-forwarded-for': '192.0.2.77' })).toMatchObject({ name: 'Example University' })
  expect(await institutionOf('10.0.0.1', { 'x-forwarded-for': '192.0.2.77, 203.0.113.5' })).toEqual([])
})

test('[SUBS-005] a confirmed affiliation makes a member of the institution, a self-added one does not', async () => {
  const affiliation = { personCommunityId: orcid.communityId, organizationCommunityId: universityId }
  await db.community.insertInto('affiliation').values(affiliation).execute()
  expect((await orcid.get('/api/subscription/institution')).body).toEqual([])
  await db.community.updateTable('affiliation').set({ isConfirmed: true }).where('personCommunityId', '=', orcid.communityId).execute()
  expect((await orcid.get('/api/subscription/institution')).body).toEqual({ name: 'Example University', status: 'subscribed' })
  expect((await anonymous.get('/api/subscription/institution')).body).toEqual([])
})

test('[API-012] [DATA-002] [SUBS-001] the status of a subscriber, of an institution and of neither', async () => {
  const statusOf = async (person: typeof basic) => (await person.get(`/api/subscription/status?userIdentifier=${person.communityId}`)).body
  const none = { status: null, name: null, subscribed: false, expDate: null, free_expiry_date: null }
  expect(await statusOf(basic)).toEqual(none)
  expect(await statusOf(subscriber)).toEqual({ ...none, subscribed: true, expDate: '2027-12-31' })
  const member = await signedIn(app, await makeAccount(db.community, { userName: 'of-university' }))
  const affiliation = { personCommunityId: member.communityId, organizationCommunityId: universityId, isConfirmed: true }
  await db.community.insertInto('affiliation').values(affiliation).execute()
  expect(await statusOf(member)).toEqual({ ...none, status: 'subscribed', name: 'Example University' })
})

test('[API-013] [DATA-003] units, or a message where there are none', async () => {
  const usage = `/api/subscription/bucket/usage?party_id=${curator.partyId}`
  expect((await curator.get(usage)).body).toEqual({ message: expect.any(String) })
  await db.community
    .transaction()
    .execute((tx) => startSubscription(tx, 'command', { partyId: curator.partyId, startsOn: '2026-11-01', endsOn: '2027-10-31' }))
  expect(await curator.get(usage)).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { remaining_units: 50, total_units: 50, expiry_date: null, free_expiry_date: '2027-10-31', bucketsBought: 0 },
  })
})

test('[API-014] [SUBS-031] a code adds its units once, raises bucketsBought and sets the expiry', async () => {
  const body = { activationCode: await newCode(), partyId: basic.partyId }
  expect((await basic.post('/api/subscription/activate/bucket', body)).status).toBe(200)
  expect((await basic.get(`/api/subscription/bucket/usage?party_id=${basic.partyId}`)).body).toEqual({
    remaining_units: 10,
    total_units: 10,
    bucketsBought: 1,
    expiry_date: '2026-12-01',
    free_expiry_date: null,
  })
  const refused = { status: 400, body: { message: expect.stringContaining('activation code') } }
  expect(await basic.post('/api/subscription/activate/bucket', body)).toMatchObject(refused)
  expect(await basic.post('/api/subscription/activate/bucket', { ...body, activationCode: 'NONE-NONE-NONE-NONE' })).toMatchObject(refused)
  const audit = await loadAudit(db.community, { subject: `party:${basic.partyId}`, limit: 9 })
  expect(audit.map(({ actor, action }) => [actor, action])).toEqual([[`member:${basic.communityId}`, 'units.grant']])
})

test('[SUBS-024] a missing party or an empty code is refused', async () => {
  for (const body of [{ activationCode: 'ABCD' }, { activationCode: ' ', partyId: basic.partyId }, { partyId: basic.partyId }])
    expect((await basic.post('/api/subscription/activate/bucket', body)).status).toBe(400)
})

test('[API-015] nobody asks about or fills the account of somebody else, not even a curator', async () => {
  const code = await newCode()
  for (const caller of [subscriber, curator]) {
    for (const path of [`status?userIdentifier=${basic.communityId}`, `bucket/usage?party_id=${basic.partyId}`])
      expect((await caller.get(`/api/subscription/${path}`)).status, path).toBe(403)
    const activation = await caller.post('/api/subscription/activate/bucket', { activationCode: code, partyId: basic.partyId })
    expect(activation.status).toBe(403)
  }
  for (const path of ['status', 'bucket/usage']) expect((await anonymous.get(`/api/subscription/${path}`)).status).toBe(401)
  const own = await subscriber.post('/api/subscription/activate/bucket', { activationCode: code, partyId: subscriber.partyId })
  expect(own.status).toBe(200)
})

test('who tries codes has to wait, and a good one counts for nothing', async () => {
  const { partyId } = orcid
  const tryCode = async (activationCode: string) =>
    (await orcid.post('/api/subscription/activate/bucket', { activationCode, partyId })).status
  expect(await tryCode(await newCode())).toBe(200)
  const answers: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) answers.push(await tryCode(`WRONG-${attempt}`))
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  expect(await tryCode(await newCode())).toBe(429)
})
