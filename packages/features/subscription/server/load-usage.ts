import { dayOf } from '@rosette/contract-kit/day-of.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { UnitUsage } from '../contract/subscription-calls.ts'

/** The units of a party: sums over its ledger. Null when it has none that can still be used. */
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
