import { dayOf } from '@rosette/contract-kit/clock.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { type Actor, noteAudit } from '../../access/server/note-audit.ts'
import type { UnitUsage } from '../contract/subscription-calls.ts'

/**
 * Takes one unit from a party, from the bucket that expires first. Returns false if none is left. A repeated request takes only one.
 */
export async function debitUnit(tx: CommunityTransaction, partyId: number, requestId: string, now: Date): Promise<boolean> {
  await lockParty(tx, partyId)
  if (await findDebit(tx, partyId, requestId)) return true
  const { rows } = await sql<{ bucketId: number }>`
    select bucket_id from community.unit_bucket join community.unit_entry using (bucket_id)
    where unit_bucket.party_id = ${partyId} and expires_on >= ${dayOf(now)}::date
    group by bucket_id having sum(units) > 0
    order by expires_on, bucket_id limit 1`.execute(tx)
  const [bucket] = rows
  if (!bucket) return false
  await tx.insertInto('unitEntry').values({ bucketId: bucket.bucketId, partyId, units: -1, entryType: 'debit', requestId }).execute()
  return true
}

/**
 * Gives back the unit that a request took, into the bucket it came from. Returns false if it took none, or has it back already. A
 * bucket that has expired meanwhile stays expired.
 */
export async function refundUnit(tx: CommunityTransaction, partyId: number, requestId: string): Promise<boolean> {
  await lockParty(tx, partyId)
  const debit = await findDebit(tx, partyId, requestId)
  if (!debit) return false
  const refunded = await tx
    .insertInto('unitEntry')
    .values({ bucketId: debit.bucketId, partyId, units: 1, entryType: 'refund', requestId })
    .onConflict((conflict) => conflict.columns(['partyId', 'entryType', 'requestId']).doNothing())
    .executeTakeFirst()
  return refunded.numInsertedOrUpdatedRows === 1n
}

function findDebit(tx: CommunityTransaction, partyId: number, requestId: string) {
  return tx
    .selectFrom('unitEntry')
    .select('bucketId')
    .where('partyId', '=', partyId)
    .where('entryType', '=', 'debit')
    .where('requestId', '=', requestId)
    .executeTakeFirst()
}

type UnitGrant = {
  partyId: number
  units: number
  origin: 'complimentary' | 'activation' | 'grant'
  /** Last day on which the units can be used. */
  expiresOn: string
  /** Names the code, subscription or command: the same one grants only once. */
  requestId: string
}

/** Adds units to a party, in a bucket of their own. Returns false if this request has granted them already. */
export async function grantUnits(tx: CommunityTransaction, actor: Actor, grant: UnitGrant): Promise<boolean> {
  const { partyId, units, origin, expiresOn, requestId } = grant
  await lockParty(tx, partyId)
  const known = await tx
    .selectFrom('unitEntry')
    .select('entryId')
    .where('partyId', '=', partyId)
    .where('entryType', '=', 'grant')
    .where('requestId', '=', requestId)
    .executeTakeFirst()
  if (known) return false
  const { bucketId } = await tx
    .insertInto('unitBucket')
    .values({ partyId, origin, expiresOn })
    .returning('bucketId')
    .executeTakeFirstOrThrow()
  await tx.insertInto('unitEntry').values({ bucketId, partyId, units, entryType: 'grant', requestId }).execute()
  await noteAudit(tx, actor, { action: 'units.grant', subject: `party:${partyId}`, details: { units, origin, expiresOn } })
  return true
}

/** Lets one transaction at a time change the units of a party, so that the last unit is not spent twice. */
async function lockParty(tx: CommunityTransaction, partyId: number): Promise<void> {
  // Not just `for update`: that would wait for every row that refers to the party.
  const party = await tx.selectFrom('party').select('partyId').where('partyId', '=', partyId).forNoKeyUpdate().executeTakeFirst()
  if (!party) throw new Error(`There is no party ${partyId}`)
}

/** The units of a party, summed over its ledger; null if it has no usable ones. */
export async function loadUsage(db: CommunityDb, partyId: number, now: Date): Promise<UnitUsage | null> {
  const today = dayOf(now)
  const { rows } = await sql<{
    remaining: number | null
    total: number | null
    expiryDate: string | null
    freeExpiryDate: string | null
    bought: number
  }>`
    select
      sum(units) filter (where expires_on >= ${today}::date)::int as remaining,
      sum(units) filter (where expires_on >= ${today}::date and entry_type = 'grant')::int as total,
      max(expires_on) filter (where expires_on >= ${today}::date and origin <> 'complimentary') as expiry_date,
      max(expires_on) filter (where expires_on >= ${today}::date and origin = 'complimentary') as free_expiry_date,
      count(distinct bucket_id) filter (where origin = 'activation')::int as bought
    from community.unit_bucket join community.unit_entry using (bucket_id)
    where unit_bucket.party_id = ${partyId}`.execute(db)
  const [sums] = rows
  if (!sums || sums.total === null) return null
  return {
    remaining_units: sums.remaining ?? 0,
    total_units: sums.total,
    expiry_date: sums.expiryDate,
    free_expiry_date: sums.freeExpiryDate,
    bucketsBought: sums.bought,
  }
}

export type SubscriptionTerm = { partyId: number; startsOn: string; endsOn: string }

/** What a person gets with a subscription (SUBS-002). */
const complimentaryUnits = 50

/** Subscribes a party; a person also gets complimentary units. Returns false if it already has a subscription for exactly these days. */
export async function startSubscription(tx: CommunityTransaction, actor: Actor, term: SubscriptionTerm): Promise<boolean> {
  const { partyId, startsOn, endsOn } = term
  await lockParty(tx, partyId)
  const known = await tx
    .selectFrom('subscription')
    .select('subscriptionId')
    .where('partyId', '=', partyId)
    .where('startsOn', '=', startsOn)
    .where('endsOn', '=', endsOn)
    .executeTakeFirst()
  if (known) return false
  const { subscriptionId } = await tx.insertInto('subscription').values(term).returning('subscriptionId').executeTakeFirstOrThrow()
  await noteAudit(tx, actor, { action: 'subscription.start', subject: `party:${partyId}`, details: { startsOn, endsOn } })
  const { partyType } = await tx.selectFrom('party').select('partyType').where('partyId', '=', partyId).executeTakeFirstOrThrow()
  const requestId = `subscription:${subscriptionId}`
  if (partyType === 'person')
    await grantUnits(tx, actor, { partyId, units: complimentaryUnits, origin: 'complimentary', expiresOn: endsOn, requestId })
  return true
}
