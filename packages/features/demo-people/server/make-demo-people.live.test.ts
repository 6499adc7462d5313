import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { findAccountHolder } from '../../account/server/accounts.ts'
import { verifyPassword } from '../../account/server/auth-routes.ts'
import { loadAuthProfile } from '../../sessions/server/load-auth-profile.ts'
import { findInstitution, findPersonalSubscription } from '../../subscription/server/find-subscription.ts'
import { loadUsage } from '../../subscription/server/unit-ledger.ts'
import { demoPassword, demoPeople } from '../contract/demo-people.ts'
import { makeDemoPeople } from './make-demo-people.ts'

const { db } = await testDatabase()
const now = fixedClock().now()
const make = () => db.community.transaction().execute((tx) => makeDemoPeople(tx, now))

/** Every row of what the demo makes, so that a second time shows. */
async function everything() {
  const { rows } = await db.pool.query(`select
    (select json_agg(a order by community_id)::text from community.account a) as accounts,
    (select json_agg(p order by party_id)::text from community.party p) as parties,
    (select json_agg(s order by subscription_id)::text from community.subscription s) as subscriptions,
    (select json_agg(r order by range_id)::text from community.address_range r) as ranges,
    (select json_agg(e order by entry_id)::text from community.unit_entry e) as units,
    (select json_agg(l order by audit_id)::text from community.audit l) as audit`)
  return rows[0]
}

test('one account for each role is made, and a second time changes nothing', async () => {
  expect(await make()).toBe(demoPeople.length)
  const first = await everything()
  expect(await make()).toBe(0)
  expect(await everything()).toEqual(first)

  const profiles = new Map<string, Awaited<ReturnType<typeof loadAuthProfile>>>()
  for (const { userName } of demoPeople) {
    expect(await verifyPassword(db.community, userName, demoPassword)).not.toBeNull()
    profiles.set(
      userName,
      await loadAuthProfile(db.community, await findAccountHolder(db.community, userName), { requireSecondFactor: 'none' }),
    )
  }
  const of = (userName: string) => {
    const profile = profiles.get(userName)
    if (!profile?.communityId || !profile.partyId) throw new Error(`${userName} has no account`)
    return { ...profile, communityId: profile.communityId, partyId: profile.partyId }
  }
  expect(demoPeople.filter(({ userName }) => of(userName).isTairCurator).map(({ userName }) => userName)).toEqual(['demo-curator'])
  expect(demoPeople.filter(({ userName }) => of(userName).orcidId).map(({ userName }) => userName)).toEqual(['demo-orcid'])
  const institution = (address: string, userName: string | null) =>
    findInstitution(db.community, { address, communityId: userName === null ? null : of(userName).communityId }, now)
  const university = { name: 'Example University', status: 'subscribed' }
  expect(await institution('203.0.113.1', 'demo-institution')).toMatchObject(university)
  expect(await institution('2001:db8::5', null)).toMatchObject(university)
  expect(await institution('203.0.113.1', 'demo-basic')).toBeNull()
  expect(await findPersonalSubscription(db.community, of('demo-subscriber').communityId, now)).toMatchObject({ expDate: '2027-10-02' })
  expect(await findPersonalSubscription(db.community, of('demo-basic').communityId, now)).toBeNull()
  expect(await loadUsage(db.community, of('demo-subscriber').partyId, now)).toMatchObject({ remaining_units: 50 })
  for (const userName of ['demo-basic', 'demo-orcid', 'demo-institution'])
    expect(await loadUsage(db.community, of(userName).partyId, now), userName).toMatchObject({ remaining_units: 14, total_units: 20 })
})
