import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase()
const { app } = await testApp(database, { hasSessions: true, env: { ACCESS_MODE: 'spec' } })
const { community } = database.db
const locus = '/api/detail/locus?name=AT4G18960'

async function statusFrom(remoteAddress: string): Promise<number> {
  return (await app.inject({ method: 'GET', url: locus, remoteAddress })).statusCode
}

async function makeInstitution(network: string, days: { startsOn: string; endsOn: string } | null): Promise<void> {
  const { partyId } = await community
    .insertInto('party')
    .values({ partyType: 'institution', name: `University ${network}` })
    .returning('partyId')
    .executeTakeFirstOrThrow()
  const range = { partyId, firstAddress: `${network}.0`, lastAddress: `${network}.255` }
  await community.insertInto('addressRange').values(range).execute()
  if (days !== null)
    await community
      .insertInto('subscription')
      .values({ partyId, ...days })
      .execute()
}

// The clock of the tests says 2026-11-01.
const periods = [
  ['runs', { startsOn: '2026-01-01', endsOn: '2027-01-01' }, 200],
  ['has its last day', { startsOn: '2026-01-01', endsOn: '2026-11-01' }, 200],
  ['ended yesterday', { startsOn: '2026-01-01', endsOn: '2026-10-31' }, 403],
  ['begins tomorrow', { startsOn: '2026-11-02', endsOn: '2027-01-01' }, 403],
  ['was never bought', null, 403],
] as const

test.each(periods)('[GUARD-005] in an institution whose subscription %s', async (title, days, expected) => {
  const network = `198.51.${100 + periods.findIndex(([name]) => name === title)}`
  await makeInstitution(network, days)
  expect(await statusFrom(`${network}.7`)).toBe(expected)
  expect(await statusFrom('203.0.113.9')).toBe(403)
})

test.each(periods)('[GUARD-005] with their own subscription that %s', async (_title, days, expected) => {
  const { partyId, get } = await makeSomebody(database, app, 'basic')
  if (days !== null)
    await community
      .insertInto('subscription')
      .values({ partyId, ...days })
      .execute()
  expect((await get(locus)).status).toBe(expected)
})

test('[GUARD-015] a person record is open to its owner and to curators, and to nobody else without ORCID or subscription', async () => {
  const [owner, other, curator] = [
    await makeSomebody(database, app, 'basic'),
    await makeSomebody(database, app, 'basic'),
    await makeSomebody(database, app, 'curator'),
  ]
  const path = `/api/detail/person?key=${owner.communityId}`
  const callers = [owner, curator, other, callerWith(app, {})]
  expect(await Promise.all(callers.map(async ({ get }) => (await get(path)).status))).toEqual([200, 200, 403, 403])
})

test('[GUARD-015] an organization record is open to those who may edit it: an unconfirmed affiliation does not open it', async () => {
  const [member, selfAdded, curator] = [
    await makeSomebody(database, app, 'basic'),
    await makeSomebody(database, app, 'basic'),
    await makeSomebody(database, app, 'curator'),
  ]
  const { organizationId } = member
  const claim = { personCommunityId: selfAdded.communityId, organizationCommunityId: organizationId, isConfirmed: false }
  await community.insertInto('affiliation').values(claim).execute()
  const callers = [member, curator, selfAdded, callerWith(app, {})]
  const path = `/api/detail/organization?key=${organizationId}`
  expect(await Promise.all(callers.map(async ({ get }) => (await get(path)).status))).toEqual([200, 200, 403, 403])
  expect((await curator.get(locus)).status).toBe(403)
})
