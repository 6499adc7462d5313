import { dayOf } from '@rosette/contract-kit/day-of.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { lockParty } from './lock-party.ts'

/**
 * Takes one unit from a party, out of the bucket that expires first. Returns false when none is left. The same request takes only
 * once, however often it is made.
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
