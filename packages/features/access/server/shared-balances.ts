import type { CommunityDb } from '@rosette/database/community-db.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import { sql } from 'kysely'

/** What a process reports: points that were spent whatever is left, and points that are only taken if something is left. */
export type Spending = { spent: number; requested: number; perMinute: number; now: Date }
export type SharedBalance = { points: number; isRefused: boolean }

/** Counts what a visitor spends at all processes. */
export type ShareSpending = (visitorName: string, spending: Spending) => Promise<SharedBalance>

/** Balances in PostgreSQL, each changed in one statement, so that reports at the same time cannot both take the last points (OPER-024). */
export function sharedBalances(db: CommunityDb): ShareSpending {
  return async (visitorName, { spent, requested, perMinute, now }) => {
    const hash = hashToken(`spends ${visitorName}`)
    const { rows } = await sql<SharedBalance>`
      insert into community.cost_balance as known (visitor_hash, points, counted_at, is_refused)
      values (${hash}, greatest(${perMinute}::float8 - ${spent}::float8 - ${requested}::float8, -${perMinute}::float8), ${now}, false)
      on conflict (visitor_hash) do update set (points, counted_at, is_refused) = (
        select greatest(case when points > 0 then points - ${requested}::float8 else points end, -${perMinute}::float8),
          greatest(known.counted_at, excluded.counted_at), points <= 0 and ${requested}::float8 > 0
        from (
          select least(${perMinute}::float8, known.points + greatest(0, extract(epoch from excluded.counted_at - known.counted_at))::float8
            * ${perMinute}::float8 / 60) - ${spent}::float8 as points
        ) as refilled
      )
      returning points, is_refused`.execute(db)
    const [balance] = rows
    if (!balance) throw new Error('A balance is always returned')
    return balance
  }
}
