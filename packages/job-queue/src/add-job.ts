import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { TaskDefinition } from './define-task.ts'

export type JobOptions = {
  traceparent?: string | null
  /** Replaces a waiting job with the same key, so that ten reasons to do something do it once. */
  jobKey?: string
  /** Jobs of one queue run one after another. */
  queueName?: string
  runAt?: Date
}

/** Adds a job in the caller's transaction: the job exists if and only if the transaction commits. */
export async function addJob<Payload extends z.ZodType>(
  tx: CommunityDb,
  task: TaskDefinition<Payload>,
  payload: z.input<Payload>,
  options: JobOptions = {},
): Promise<void> {
  const envelope: JobEnvelope = { payload: task.payload.parse(payload), traceparent: options.traceparent ?? null }
  await sql`select graphile_worker.add_job(
    identifier := ${task.name},
    payload := ${JSON.stringify(envelope)}::json,
    queue_name := ${options.queueName ?? null}::text,
    run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
    max_attempts := ${task.maxAttempts}::integer,
    job_key := ${options.jobKey ?? null}::text
  )`.execute(tx)
}

/** What the queue stores: the payload, and the request that it came from. */
export const JobEnvelope = z.object({
  payload: z.unknown(),
  traceparent: z.string().nullable().default(null),
})
export type JobEnvelope = z.infer<typeof JobEnvelope>
