import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'

/** Deletes runs whose time is over, and results that no run has any more. */
export async function pruneRuns(db: CommunityDb, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('run').where('keptUntil', '<=', now).executeTakeFirst()
  await sql`delete from community.run_result where not exists (select from community.run where run.result_id = run_result.result_id)
    and made_at <= ${now}::timestamptz - interval '31 days'`.execute(db)
  return Number(numDeletedRows)
}
