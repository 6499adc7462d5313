import type { Clock } from '@rosette/contract-kit/clock.ts'
import { answers, openDatabase } from '@rosette/database/open-database.ts'
import type { JobWatch, RunningWorker } from '@rosette/job-queue/run-worker.ts'
import { serveMonitoring } from '@rosette/settings/serve-monitoring.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import { watchJobs } from './watch-jobs.ts'

export type WorkerMonitoring = {
  port: number
  watch: JobWatch
  /** For the runner of long analyses. */
  watchRuns: JobWatch
  /** The runner exists only after monitoring has begun to listen to it. */
  follow(worker: RunningWorker): void
  close(): Promise<void>
}

type Monitored = Pick<Settings, 'databaseUrl' | 'workerConcurrency' | 'metricsHost'> & { metricsPort: number; clock: Clock }

/** A scrape may take this long, and no more: PostgreSQL may be silent. */
const answerMs = 2000

/** Health, readiness and metrics of a worker. It has connections of its own: those of the jobs may all be taken, or hang. */
export async function startMonitoring({ metricsPort, metricsHost, clock, ...settings }: Monitored): Promise<WorkerMonitoring> {
  const db = openDatabase({
    url: settings.databaseUrl,
    poolSize: 2,
    statementTimeoutMs: answerMs,
    connectTimeoutMs: answerMs,
    applicationName: 'rosette worker monitoring',
  })
  const { registry, isPolling, others, ...watch } = watchJobs({ db, clock, concurrency: settings.workerConcurrency })
  let worker: RunningWorker | null = null
  const monitoring = await serveMonitoring({
    port: metricsPort,
    host: metricsHost,
    registry,
    // While PostgreSQL is away a restart would not help: the runner comes back by itself.
    isAlive: async () => isPolling() || !(await answers(db)),
    readiness: async () => {
      const [hasDatabase, isRunning] = [await answers(db), worker?.isRunning() ?? false]
      return { isReady: hasDatabase && isRunning, database: hasDatabase ? 'up' : 'down', jobs: isRunning ? 'running' : 'stopped' }
    },
  })
  return {
    port: monitoring.port,
    watch,
    watchRuns: others,
    follow(running) {
      worker = running
    },
    async close() {
      await monitoring.close()
      await db.close()
    },
  }
}
