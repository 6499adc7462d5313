import { loadApiCalls } from '@rosette/test-kit/access/api-calls.ts'
import { exampleOf, loadExampleRecords, makeCall } from '@rosette/test-kit/access/call-examples.ts'
import { makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { describe, expect, test } from 'vitest'
import type { CallExample } from './plugins/openapi/call-examples.ts'

const database = await testDatabase()
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock, env: { ACCESS_MODE: 'spec' } })
const { community, pool } = { community: database.db.community, pool: database.db.pool }
const records = await loadExampleRecords(database)
const calls = (await loadApiCalls(app)).filter(({ method, access }) => method !== 'GET' && (access === 'own' || access === 'curator'))

/** Written down by hand: the calls that give rights to others or take them away, with requests that do. */
const rightsCalls: Readonly<Record<string, (victim: Somebody) => Promise<CallExample>>> = {
  'POST /api/user/insert-affiliations': async ({ communityId }) => ({
    body: { communityId, affiliations: [{ organizationId: await otherLab(), organizationName: 'Other Lab' }] },
  }),
  'POST /api/user/delete-affiliations': async ({ communityId, organizationId }) => ({
    body: { communityId, deletedAffiliations: [{ organizationId: await numberOf(organizationId) }] },
  }),
  'POST /api/user/confirm-affiliation': async ({ communityId, organizationId }) => {
    await community
      .updateTable('affiliation')
      .set({ isConfirmed: false, isManager: false })
      .where('personCommunityId', '=', communityId)
      .execute()
    return { body: { communityId, organizationCommunityId: organizationId, isConfirmed: true } }
  },
  'PUT /api/organization/managers': async ({ communityId, organizationId }) => ({
    body: { communityId, organizationCommunityId: organizationId, isManager: false },
  }),
}

/** The number by which forms know an organization. */
async function numberOf(communityId: number): Promise<number> {
  const found = await community
    .selectFrom('organization')
    .select('organizationId')
    .where('communityId', '=', communityId)
    .executeTakeFirstOrThrow()
  return Number(found.organizationId)
}

async function otherLab(): Promise<number> {
  return numberOf((await makeSomebody(database, app, 'basic')).organizationId)
}

/** What gives a person rights, as the database has it. */
async function rightsOf({ communityId, organizationId, partyId }: Somebody): Promise<unknown> {
  const { rows } = await pool.query(
    `select to_jsonb(account) - 'wants_mail' as row from community.account where community_id = $1
     union all select to_jsonb(orcid_link) from community.orcid_link where community_id = $1
     union all select to_jsonb(affiliation) from community.affiliation where person_community_id = $1 or organization_community_id = $2
     union all select to_jsonb(access_token) from community.access_token where community_id = $1
     union all select to_jsonb(subscription) from community.subscription where party_id = $3
     union all select to_jsonb(unit_entry) from community.unit_entry where party_id = $3`,
    [communityId, organizationId, partyId],
  )
  return rows
}

const refused = { status: 403, body: { code: 'step_up_required' } }

describe.each(calls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  test('[SECURE-049] a curator whose proof is too old changes nobody’s rights', async () => {
    const victim = await makeSomebody(database, app, 'orcid')
    const curator = await makeSomebody(database, app, 'curator')
    const example = (await rightsCalls[name]?.(victim)) ?? exampleOf(call, victim, records)
    const before = await rightsOf(victim)
    clock.advance(11 * 60_000)
    const answer = await makeCall(curator, call, example)
    expect(await rightsOf(victim)).toEqual(before)
    if (name in rightsCalls || name === 'POST /api/user/send-reset-link') expect(answer).toMatchObject(refused)
  })
})

test.each(Object.entries(rightsCalls))('[SECURE-049] %s changes rights with a fresh proof', async (name, exampleFor) => {
  const victim = await makeSomebody(database, app, 'orcid')
  const curator = await makeSomebody(database, app, 'curator')
  const call = calls.find((each) => each.name === name)
  if (!call) throw new Error(`There is no call ${name}`)
  const example = await exampleFor(victim)
  const before = await rightsOf(victim)
  expect(await makeCall(curator, call, example)).toMatchObject({ status: 200 })
  expect(await rightsOf(victim)).not.toEqual(before)
})

test('[SECURE-049] members add and remove their own affiliations without a proof, and managers confirm others with one', async () => {
  const [member, manager] = [await makeSomebody(database, app, 'basic'), await makeSomebody(database, app, 'basic')]
  const organizationId = await numberOf(manager.organizationId)
  clock.advance(11 * 60_000)
  const { communityId } = member
  const affiliations = [{ organizationId, organizationName: 'Lab' }]
  expect(await member.post('/api/user/insert-affiliations', { communityId, affiliations })).toMatchObject({ status: 200 })
  const decision = { communityId, organizationCommunityId: manager.organizationId, isConfirmed: true }
  expect(await manager.post('/api/user/confirm-affiliation', decision)).toMatchObject(refused)
  const remove = { communityId, deletedAffiliations: [{ organizationId }] }
  expect(await member.post('/api/user/delete-affiliations', remove)).toMatchObject({ status: 200 })
})
