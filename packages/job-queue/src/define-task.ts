import type { z } from 'zod'

/** A kind of job: its name in the queue and what it must be told. */
export type TaskDefinition<Payload extends z.ZodType = z.ZodType> = {
  name: string
  payload: Payload
  /** A failed job is tried again after 1, 7, 20 … seconds (e^attempt), until this many attempts have failed. */
  maxAttempts: number
}

export type JobContext = {
  jobId: string
  attempt: number
  /** W3C trace context of the request that added the job, so that logs of both can be joined. */
  traceparent: string | null
  /** Aborted when the worker has to stop before the job is done. */
  signal: AbortSignal
}

/** A task with what it does; a worker is given a list of these. */
export type RunnableTask = {
  definition: TaskDefinition
  run(payload: unknown, job: JobContext): Promise<void>
}

export function defineTask<Payload extends z.ZodType>(name: string, payload: Payload, maxAttempts = 12): TaskDefinition<Payload> {
  return { name, payload, maxAttempts }
}

/** Joins a task with its work. The payload is parsed again: the queue may hold jobs of older code. */
export function implementTask<Payload extends z.ZodType>(
  definition: TaskDefinition<Payload>,
  run: (payload: z.output<Payload>, job: JobContext) => Promise<void>,
): RunnableTask {
  return { definition, run: (payload, job) => run(definition.payload.parse(payload), job) }
}
