import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { countJobs } from '@rosette/job-queue/failed-jobs.ts'
import type { JobWatch } from '@rosette/job-queue/run-worker.ts'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type WatchedJobs = JobWatch & {
  registry: Registry
  /** Whether the queue answered within the last minute, or every slot has a job and so nothing is requested. */
  isPolling(): boolean
  /** For a runner beside the one that is watched: its jobs are counted and timed, no more. */
  others: JobWatch
}

/** An idle worker asks every two seconds, and restarts its runner at least every ten. */
const longestSilenceMs = 60_000

/** Counts and times the jobs of this process, and what waits in the queue. */
export function watchJobs({ db, clock, concurrency }: { db: Database; clock: Clock; concurrency: number }): WatchedJobs {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const metrics = addJobMetrics(registry)
  addQueueGauge(registry, db)
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
    registry,
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

function addQueueGauge(registry: Registry, db: Database): void {
  new Gauge({
    name: 'rosette_queue_jobs',
    help: 'Jobs in the queue of all workers: ready to be taken, running, and failed for good. Absent while PostgreSQL does not answer.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      const counts = await countJobs(db).catch(() => null)
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count)
    },
  })
}
