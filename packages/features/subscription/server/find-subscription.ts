import { dayOf } from '@rosette/contract-kit/clock.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { plainAddress } from '../../access/server/network-address.ts'

export type Institution = { partyId: number; name: string; status: 'subscribed' | 'not subscribed' }

export type PersonalSubscription = { partyId: number; expDate: string }

/**
 * The institution of a visitor: by network address, or by a confirmed affiliation (SUBS-005). If there are several, a subscribed one
 * wins. Nothing is cached for database outages: without the database there are no sessions and no records either.
 */
export async function findInstitution(
  db: CommunityDb,
  { address, communityId }: { address: string; communityId: number | null },
  now: Date,
): Promise<Institution | null> {
  const today = dayOf(now)
  const plain = plainAddress(address)
  const { rows } = await sql<{ partyId: number; name: string; isSubscribed: boolean }>`
    select party_id, name, exists (
      select from community.subscription
      where subscription.party_id = party.party_id and ${today}::date between starts_on and ends_on
    ) as is_subscribed
    from community.party
    where party_type = 'institution' and (
      party_id in (select party_id from community.address_range where ${plain}::inet between first_address and last_address
        and family(first_address) = family(${plain}::inet))
      or community_id in (select organization_community_id from community.affiliation
        where person_community_id = ${communityId}::bigint and is_confirmed)
    )
    order by is_subscribed desc, party_id limit 1`.execute(db)
  const [found] = rows
  return found ? { partyId: found.partyId, name: found.name, status: found.isSubscribed ? 'subscribed' : 'not subscribed' } : null
}

/** A person's current subscription; if there are several, the one that runs longest. */
export async function findPersonalSubscription(db: CommunityDb, communityId: number, now: Date): Promise<PersonalSubscription | null> {
  const today = dayOf(now)
  const found = await db
    .selectFrom('party')
    .innerJoin('subscription', 'subscription.partyId', 'party.partyId')
    .select(['party.partyId', 'subscription.endsOn'])
    .where('party.communityId', '=', communityId)
    .where('party.partyType', '=', 'person')
    .where('subscription.startsOn', '<=', today)
    .where('subscription.endsOn', '>=', today)
    .orderBy('subscription.endsOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ? { partyId: found.partyId, expDate: found.endsOn } : null
}
