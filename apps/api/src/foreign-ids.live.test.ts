import { type ApiCall, loadApiCalls } from '@rosette/test-kit/access/api-calls.ts'
import { exampleOf, loadExampleRecords, makeCall, refusalOf } from '@rosette/test-kit/access/call-examples.ts'
import { makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { describe, expect, test } from 'vitest'
import type { CallExample } from './plugins/openapi/call-examples.ts'

const database = await testDatabase()
const { app } = await testApp(database, { hasSessions: true, env: { ACCESS_MODE: 'spec' } })
const calls = await loadApiCalls(app)
const records = await loadExampleRecords(database)
const victim = await makeSomebody(database, app, 'orcid')

/** Names under which a call may be told whom it is about. */
const ownIds = /^(userId|userIdentifier|party_?id|(organization|person)?_?community_?id|credential_?id|secretKey)$/i

/** Where an id of somebody else is right, and what the call makes of it. */
const exceptions: Readonly<Record<string, string>> = {
  'GET /api/auth/profile userId': 'is not looked at: the answer is about the caller (API-002)',
  'POST /api/user/confirm-affiliation communityId': 'is the person whom the manager of an organization confirms',
}

type Place = 'query' | 'body'
const places = calls.flatMap((call) =>
  [...call.queryNames.map((name) => ['query', name] as const), ...call.bodyNames.map((name) => ['body', name] as const)]
    .filter(([, name]) => ownIds.test(name))
    .map(([place, name]) => [`${call.name} ${name}`, { call, place, name }] as const),
)

/** The caller's own request, but for one id, which is the victim's. */
function withForeignId(call: ApiCall, self: Somebody, place: Place, name: string): CallExample {
  const foreign = exampleOf(call, victim, records)[place]?.[name] ?? idsOf(victim)[name]
  if (foreign === undefined) throw new Error(`Nobody knows what ${name} of ${call.name} would be`)
  const own = exampleOf(call, self, records)
  return { ...own, [place]: { ...own[place], [name]: foreign } }
}

function idsOf({ communityId, partyId, credentialId, cookies }: Somebody): Readonly<Record<string, unknown>> {
  return {
    userId: String(communityId),
    userIdentifier: String(communityId),
    communityId,
    partyId,
    credentialId,
    secretKey: cookies.secretKey,
  }
}

/** All that the database knows of the victim. */
async function snapshot(): Promise<unknown> {
  const { communityId, organizationId, partyId } = victim
  const { rows } = await database.db.pool.query(
    `select to_jsonb(account) from community.account where community_id = $1
     union all select to_jsonb(person) from community.person where community_id = $1
     union all select to_jsonb(orcid_link) from community.orcid_link where community_id = $1
     union all select to_jsonb(organization) from community.organization where community_id = $2
     union all select to_jsonb(postal_address) from community.postal_address where community_id in ($1, $2)
     union all select to_jsonb(phone) from community.phone where community_id in ($1, $2)
     union all select to_jsonb(affiliation) from community.affiliation where person_community_id = $1 or organization_community_id = $2
     union all select to_jsonb(subscription) from community.subscription where party_id = $3
     union all select to_jsonb(unit_entry) from community.unit_entry where party_id = $3`,
    [communityId, organizationId, partyId],
  )
  return rows
}

test('there are calls that take such ids, and every exception is one of them', () => {
  expect(places.length).toBeGreaterThan(10)
  expect(Object.keys(exceptions).filter((title) => !places.some(([known]) => known === title))).toEqual([])
})

describe.each(places)('%s', (title, { call, place, name }) => {
  test('[API-015] somebody else’s is refused, and nothing of theirs changes', async () => {
    const self = await makeSomebody(database, app, 'basic')
    const before = await snapshot()
    const answer = await makeCall(self, call, withForeignId(call, self, place, name))
    if (!(title in exceptions)) expect(refusalOf(answer), answer.text.slice(0, 300)).toBe('denied')
    expect(answer.text).not.toContain(victim.email)
    expect(answer.text).not.toContain(victim.userName)
    expect(await snapshot()).toEqual(before)
  })
})
