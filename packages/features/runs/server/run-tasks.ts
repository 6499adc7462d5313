import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { defineTask, implementTask, type RunnableTask } from '@rosette/job-queue/define-task.ts'
import type { CronJob } from '@rosette/job-queue/run-worker.ts'
import { sql } from 'kysely'
import { z } from 'zod'

const pruneRunsTask = defineTask('prune-runs', z.object({}))

/** Quick, so it is run with the other jobs. */
export function runTasks({ db, clock }: { db: Database; clock: Clock }): RunnableTask[] {
  return [
    implementTask(pruneRunsTask, async () => {
      await pruneRuns(db.community, clock.now())
    }),
  ]
}

export const runCron: readonly CronJob[] = [{ task: pruneRunsTask, schedule: '7 * * * *' }]

/** Deletes runs whose time is over, and results that no run has any more. */
export async function pruneRuns(db: CommunityDb, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('run').where('keptUntil', '<=', now).executeTakeFirst()
  await sql`delete from community.run_result where not exists (select from community.run where run.result_id = run_result.result_id)
    and made_at <= ${now}::timestamptz - interval '31 days'`.execute(db)
  return Number(numDeletedRows)
}
