import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sql } from 'kysely'
import { failRun, type LeftRun, maxAttempts, putBack } from './end-run.ts'
import { takeRunTask } from './take-run-task.ts'

export type SweepDependencies = { db: Database; clock: Clock; publicUrl: string; titleOf(tool: string): string; staleMs: number }

const died = 'The server stopped twice during this run. Any unit charged has been refunded.'

/**
 * Takes care of runs whose worker is silent, and of waiting runs for which there is no job. Workers do this every few seconds, and it does
 * no harm if several do it at once. Returns how many runs it helped.
 */
export async function sweepRuns(dependencies: SweepDependencies): Promise<number> {
  const silent = await findSilent(dependencies.db.community, dependencies.staleMs)
  for (const run of silent) {
    if (run.attempts < maxAttempts) await putBack(dependencies.db, run, { attempts: run.attempts })
    else await failRun({ ...dependencies, now: dependencies.clock.now() }, run, { error: died, isOurs: true })
  }
  return silent.length + (await addMissingJobs(dependencies.db.community, { olderThanSeconds: 30 }))
}

function findSilent(db: CommunityDb, staleMs: number): Promise<LeftRun[]> {
  return db
    .selectFrom('run')
    .select(['runId', 'token', 'tool', 'fingerprint', 'partyId', 'attempts'])
    .where('state', '=', 'running')
    .where('heartbeatAt', '<', sql<Date>`now() - ${staleMs} * interval '1 millisecond'`)
    .execute()
}

/** A job that ended without taking a run, such as one whose worker had no such tool, would leave the run waiting for ever. */
export async function addMissingJobs(db: CommunityDb, { olderThanSeconds } = { olderThanSeconds: 0 }): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select greatest(0, (select count(*) from community.run
        where state = 'waiting' and created_at <= now() - ${olderThanSeconds} * interval '1 second')
      - (select count(*) from graphile_worker.jobs where task_identifier = ${takeRunTask.name} and locked_at is null
        and attempts < max_attempts))::int as missing`.execute(db)
  const missing = rows[0]?.missing ?? 0
  for (let job = 0; job < missing; job++) await addJob(db, takeRunTask, {})
  return missing
}
