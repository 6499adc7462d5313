import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { listOldestRuns } from '@rosette/features/runs/server/queue/list-oldest-runs.ts'
import { countJobs, listOldestJobs } from '@rosette/job-queue/failed-jobs.ts'
import type { JobWatch } from '@rosette/job-queue/run-worker.ts'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export type WatchedJobs = JobWatch & {
  /** Whether the queue answered within the last minute, or every slot has a job and so nothing is requested. */
  isPolling(): boolean
  /** For a runner beside the one that is watched: its jobs are counted and timed, no more. */
  others: JobWatch
}

/** An idle worker asks every two seconds, and restarts its runner at least every ten. */
const longestSilenceMs = 60_000

type WatchOptions = { db: Database; clock: Clock; concurrency: number; registry: Registry }

/** Counts and times the jobs of this process, and what waits in the queue. */
export function watchJobs({ db, clock, concurrency, registry }: WatchOptions): WatchedJobs {
  const metrics = addJobMetrics(registry)
  addQueueGauges(registry, { db, clock })
  let polledAt = clock.now().getTime()
  let busy = 0
  const onPoll = () => {
    polledAt = clock.now().getTime()
  }
  const noteEnd: JobWatch['onEnd'] = ({ task, outcome, seconds }) => {
    metrics.ended.inc({ task, outcome })
    metrics.duration.observe({ task }, seconds)
  }
  return {
    others: { onPoll() {}, onStart() {}, onEnd: noteEnd },
    isPolling: () => busy >= concurrency || clock.now().getTime() - polledAt <= longestSilenceMs,
    onPoll,
    onStart() {
      busy += 1
    },
    onEnd(job) {
      // A worker that was busy for long asks again only now.
      onPoll()
      busy -= 1
      noteEnd(job)
    },
  }
}

function addJobMetrics(registry: Registry) {
  const registers = [registry]
  return {
    ended: new Counter({
      name: 'rosette_jobs_total',
      help: 'Attempts at jobs that this process ended, by task and outcome.',
      labelNames: ['task', 'outcome'],
      registers,
    }),
    duration: new Histogram({
      name: 'rosette_job_duration_seconds',
      help: 'Time that an attempt at a job took.',
      labelNames: ['task'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 1800],
      registers,
    }),
  }
}

function addQueueGauges(registry: Registry, { db, clock }: { db: Database; clock: Clock }): void {
  const registers = [registry]
  new Gauge({
    name: 'rosette_queue_jobs',
    help: 'Jobs in the queue of all workers: ready to be taken, running, and failed for good. Absent while PostgreSQL does not answer.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const counts = await countJobs(db).catch(() => null)
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'rosette_queue_oldest_job_seconds',
    help: 'How long the oldest job of a task has been ready to be taken. Absent for tasks without such jobs.',
    labelNames: ['task'],
    registers,
    async collect() {
      this.reset()
      for (const { task, seconds } of await listOldestJobs(db).catch(() => [])) this.set({ task }, seconds)
    },
  })
  new Gauge({
    name: 'rosette_oldest_run_seconds',
    help: 'How long the oldest waiting run of a tool has waited. Absent for tools without waiting runs.',
    labelNames: ['tool'],
    registers,
    async collect() {
      this.reset()
      const runs = await listOldestRuns(db.community, clock.now()).catch(() => [])
      for (const { tool, seconds } of runs) this.set({ tool }, seconds)
    },
  })
}
