import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@rosette/database/open-database.ts'
import {
  type JobHelpers,
  Logger,
  type LogLevel,
  parseCronItems,
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { z } from 'zod'
import { JobEnvelope } from './add-job.ts'
import type { RunnableTask, TaskDefinition } from './define-task.ts'

export type CronJob = {
  task: TaskDefinition
  /** Minute, hour, day, month, weekday; UTC. */
  schedule: string
  payload?: object
}

export type WorkerOptions = {
  url: string
  tasks: readonly RunnableTask[]
  cron?: readonly CronJob[]
  concurrency?: number
  logger: JobLogger
  watch?: JobWatch
  /** Runs a job within its trace. */
  traceJob?: TraceJob
}

/** With the context that was stored with the job: that of the request that queued it, or null. */
type TraceJob = <Result>(job: { task: string; attempt: number; traceparent: string | null }, work: () => Promise<Result>) => Promise<Result>

/** What monitoring hears of a worker. */
export type JobWatch = {
  /** The queue answered the question for a job, even if there was none. */
  onPoll(): void
  onStart(task: string): void
  onEnd(job: { task: string; outcome: 'done' | 'failed'; seconds: number }): void
}

export type RunningWorker = {
  /** Whether it takes jobs; false while it waits for PostgreSQL to come back. */
  isRunning(): boolean
  /** Lets jobs in flight finish, then ends. */
  stop(): Promise<void>
}

const longestRestMs = 10_000

/** Runs jobs from the queue until it is stopped. Recovers by itself after an outage of PostgreSQL. */
export async function runWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { logger, concurrency = 2 } = options
  const db = openDatabase({
    url: options.url,
    poolSize: concurrency + 2,
    applicationName: 'rosette worker',
    onError: (error) => logger.warn({ err: error }, 'A connection of the job queue broke'),
  })
  const stopping = new AbortController()
  const events: WorkerEvents = new EventEmitter()
  if (options.watch) for (const event of ['worker:getJob:empty', 'job:start'] as const) events.on(event, options.watch.onPoll)
  let runner = await startRunner()
  let isRunning = true

  function startRunner(): Promise<Runner> {
    return run({
      pgPool: db.pool,
      concurrency,
      noHandleSignals: true,
      // Without batches 0.18 does not wait for the row of a finished job to go, and a worker that stops just then leaves
      // the job to be run a second time.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      pollInterval: 2000,
      logger: queueLogger(logger),
      events,
      taskList: taskListOf(options),
      parsedCronItems: parseCronItems((options.cron ?? []).map(cronItemOf)),
    })
  }

  async function supervise(): Promise<void> {
    let restMs = 500
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error) => logger.error({ err: error }, 'The job queue stopped'))
      isRunning = false
      while (!stopping.signal.aborted) {
        await sleep(restMs, undefined, { signal: stopping.signal }).catch(() => {})
        if (stopping.signal.aborted) return
        const next = await startRunner().catch(() => null)
        restMs = next ? 500 : Math.min(restMs * 2, longestRestMs)
        if (!next) continue
        runner = next
        isRunning = true
        break
      }
    }
  }

  const supervised = supervise()
  return {
    isRunning: () => isRunning,
    async stop() {
      stopping.abort()
      await runner.stop().catch(() => {})
      await supervised
      await db.close()
    },
  }
}

function taskListOf({ tasks, ...options }: WorkerOptions): TaskList {
  return Object.fromEntries(tasks.map((task) => [task.definition.name, runOf(task, options)]))
}

function runOf(task: RunnableTask, { logger, watch, traceJob }: Pick<WorkerOptions, 'logger' | 'watch' | 'traceJob'>): Task {
  return async (content: unknown, helpers: JobHelpers) => {
    const { payload, traceparent } = JobEnvelope.parse(content)
    const { id: jobId, attempts: attempt, max_attempts: maxAttempts } = helpers.job
    const facts = { task: task.definition.name, jobId, attempt, traceparent }
    const work = async () => {
      const start = performance.now()
      const end = (outcome: 'done' | 'failed') =>
        watch?.onEnd({ task: task.definition.name, outcome, seconds: (performance.now() - start) / 1000 })
      watch?.onStart(task.definition.name)
      try {
        await task.run(payload, { jobId, attempt, traceparent, signal: helpers.abortSignal })
        end('done')
        logger.info({ ...facts, ms: Math.round(performance.now() - start) }, 'Job done')
      } catch (error) {
        end('failed')
        if (attempt >= maxAttempts) logger.error({ ...facts, err: error }, 'Job failed for good')
        else logger.warn({ ...facts, err: error }, 'Job failed and will be tried again')
        throw error
      }
    }
    await (traceJob ? traceJob(facts, work) : work())
  }
}

function cronItemOf({ task, schedule, payload = {} }: CronJob) {
  return {
    task: task.name,
    match: schedule,
    identifier: task.name,
    payload: { payload, traceparent: null },
    options: { backfillPeriod: 0, maxAttempts: task.maxAttempts },
  }
}

type LogLine = (facts: object, message: string) => void

/** The part of pino's logger that the queue uses. */
export type JobLogger = Readonly<Record<'debug' | 'info' | 'warn' | 'error', LogLine>>

const FailedJob = z.object({ failure: z.literal(true), job: z.object({ attempts: z.int(), max_attempts: z.int() }) })

/** Lets the queue write to our log. A job that will be tried again is not an error yet. Its info messages are routine, so they are logged as debug. */
function queueLogger(log: JobLogger): Logger {
  return new Logger((scope) => (level: LogLevel, message, meta) => {
    const facts = { queue: { ...scope, ...(meta?.error instanceof Error && { reason: meta.error.message }) } }
    const failed = FailedJob.safeParse(meta).data?.job
    const isTriedAgain = failed !== undefined && failed.attempts < failed.max_attempts
    if (level === 'error' && !isTriedAgain) log.error(facts, message)
    else if (level === 'error' || level === 'warning') log.warn(facts, message)
    else log.debug(facts, message)
  })
}
