import { dayOf } from '@rosette/contract-kit/clock.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { ValueOrSlot } from '@rosette/database/named-statement.ts'
import { type RawBuilder, sql } from 'kysely'
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
  const query = institutionQuery({ address: plainAddress(address), communityId, today: dayOf(now) })
  const [found] = (await query.execute(db)).rows
  return found ? { partyId: found.partyId, name: found.name, status: statusOf(found.isSubscribed) } : null
}

export function statusOf(isSubscribed: boolean): Institution['status'] {
  return isSubscribed ? 'subscribed' : 'not subscribed'
}

export type InstitutionRow = { partyId: number; name: string; isSubscribed: boolean }

type Belonging = { address: ValueOrSlot<string | null>; communityId: ValueOrSlot<number | null>; today: ValueOrSlot<string> }

/** For a statement of its own, or as a part of the one that finds out who asks. */
export function institutionQuery({ address, communityId, today }: Belonging): RawBuilder<InstitutionRow> {
  return sql<InstitutionRow>`
    select party_id, name, exists (
      select from community.subscription
      where subscription.party_id = party.party_id and ${today}::date between starts_on and ends_on
    ) as is_subscribed
    from community.party
    where party_type = 'institution' and (
      party_id in (select party_id from community.address_range where ${address}::inet between first_address and last_address
        and family(first_address) = family(${address}::inet))
      or community_id in (select organization_community_id from community.affiliation
        where person_community_id = ${communityId}::bigint and is_confirmed)
    )
    order by is_subscribed desc, party_id limit 1`
}

/** A person's current subscription; if there are several, the one that runs longest. */
export async function findPersonalSubscription(db: CommunityDb, communityId: number, now: Date): Promise<PersonalSubscription | null> {
  const found = await personalSubscriptionQuery(db, communityId, dayOf(now)).executeTakeFirst()
  return found ? { partyId: found.partyId, expDate: found.endsOn } : null
}

export function personalSubscriptionQuery(db: CommunityDb, communityId: ValueOrSlot<number>, today: ValueOrSlot<string>) {
  return db
    .selectFrom('party')
    .innerJoin('subscription', 'subscription.partyId', 'party.partyId')
    .select(['party.partyId', 'subscription.endsOn'])
    .where('party.communityId', '=', communityId)
    .where('party.partyType', '=', 'person')
    .where('subscription.startsOn', '<=', today)
    .where('subscription.endsOn', '>=', today)
    .orderBy('subscription.endsOn', 'desc')
    .limit(1)
}
