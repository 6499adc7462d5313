import type { Kysely, Transaction } from 'kysely'
import type { CommunityTables } from './generated/community-rows.ts'

/** Typed access to what outlives releases: the schema `community`. */
export type CommunityDb = Kysely<CommunityTables>

export type CommunityTransaction = Transaction<CommunityTables>

const uniqueViolation = '23505'

/** The unique index or constraint that refused a row; null if something else failed. */
export function uniqueRuleOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== uniqueViolation) return null
  return 'constraint' in error ? String(error.constraint) : null
}

const storedMs = 24 * 60 * 60 * 1000

/** An answer is kept for a day: nobody repeats a call later than that. Returns how many went. */
export async function pruneIdempotencyKeys(db: CommunityDb, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', new Date(now.getTime() - storedMs))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
