import type { z } from 'zod'

/** A type of job: its name in the queue and its payload. */
export type TaskDefinition<Payload extends z.ZodType = z.ZodType> = {
  name: string
  payload: Payload
  /** A failed job is retried after 3, 7, 20 … seconds (e^attempt), until this many attempts have failed. */
  maxAttempts: number
}

export type JobContext = {
  jobId: string
  attempt: number
  /** W3C trace context of the request that added the job, so that the logs of both can be correlated. */
  traceparent: string | null
  /** Aborted when the worker has to stop before the job is done. */
  signal: AbortSignal
}

/** A task with its implementation; a worker gets a list of these. */
export type RunnableTask = {
  definition: TaskDefinition
  run(payload: unknown, job: JobContext): Promise<void>
}

export function defineTask<Payload extends z.ZodType>(name: string, payload: Payload, maxAttempts = 12): TaskDefinition<Payload> {
  return { name, payload, maxAttempts }
}

/** Combines a task with its implementation. The payload is parsed again: the queue may hold jobs added by older code. */
export function implementTask<Payload extends z.ZodType>(
  definition: TaskDefinition<Payload>,
  run: (payload: z.output<Payload>, job: JobContext) => Promise<void>,
): RunnableTask {
  return { definition, run: (payload, job) => run(definition.payload.parse(payload), job) }
}
