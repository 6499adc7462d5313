import type { Database } from '@rosette/database/open-database.ts'

export type FailedJob = {
  id: string
  task: string
  failedAt: Date
  attempts: number
  lastError: string | null
}

// While the last attempt runs, all attempts are already counted.
const hasFailed = 'attempts >= max_attempts and locked_at is null'

/** Jobs that failed on their last attempt, oldest failure first. The queue keeps them, and does not try them again by itself. */
export async function listFailedJobs({ pool }: Database): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(`
    select id::text, task_identifier as task, updated_at as "failedAt", attempts, last_error as "lastError"
    from graphile_worker.jobs where ${hasFailed} order by updated_at, graphile_worker.jobs.id`)
  return rows
}

/** Lets failed jobs be tried again from now on, as often as new ones. Returns the ids of those that had failed. */
export async function retryFailedJobs({ pool }: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where id = any($1::bigint[]) and ${hasFailed}), run_at := now(), attempts := 0
    )`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

export type JobCounts = { ready: number; running: number; failed: number }

/** Jobs whose time has come, those that a worker has taken, and those that failed for good. */
export async function countJobs({ pool }: Database): Promise<JobCounts> {
  const { rows } = await pool.query<JobCounts>(`
    select count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()) as ready,
      count(*) filter (where locked_at is not null) as running, count(*) filter (where ${hasFailed}) as failed
    from graphile_worker.jobs`)
  return rows[0] ?? { ready: 0, running: 0, failed: 0 }
}

/** For each task that has jobs whose time has come: the seconds that the oldest of them has waited. */
export async function listOldestJobs({ pool }: Database): Promise<{ task: string; seconds: number }[]> {
  const { rows } = await pool.query<{ task: string; seconds: number }>(`
    select task_identifier as task, extract(epoch from now() - min(run_at))::float8 as seconds
    from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now()
    group by task_identifier order by task_identifier`)
  return rows
}
