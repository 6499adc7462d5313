import type { Clock } from '@rosette/contract-kit/clock.ts'
import { answers, openDatabase } from '@rosette/database/open-database.ts'
import type { JobWatch, RunningWorker } from '@rosette/job-queue/run-worker.ts'
import { loadVersion } from '@rosette/settings/load-version.ts'
import { foldersOf, openProcessMetrics, type ProcessMetrics } from '@rosette/settings/process-metrics.ts'
import { serveMonitoring } from '@rosette/settings/serve-monitoring.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import { watchBackups } from './watch-backups.ts'
import { watchJobs } from './watch-jobs.ts'

export type WorkerMonitoring = {
  port: number
  watch: JobWatch
  /** For the runner of long analyses. */
  watchRuns: JobWatch
  metrics: ProcessMetrics
  /** The runner exists only after monitoring has begun to listen to it. */
  follow(worker: RunningWorker): void
  close(): Promise<void>
}

type Monitored = Pick<
  Settings,
  'databaseUrl' | 'workerConcurrency' | 'metricsHost' | 'buildCommit' | 'runDir' | 'sequenceDir' | 'downloadDir' | 'objectStoreUrl'
> & { metricsPort: number; clock: Clock }

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
  const metrics = openProcessMetrics({
    version: await loadVersion(new URL('../package.json', import.meta.url)),
    commit: settings.buildCommit,
    folders: { ...foldersOf(settings), runs: settings.runDir },
  })
  const { registry } = metrics
  const { isPolling, others, ...watch } = watchJobs({ db, clock, concurrency: settings.workerConcurrency, registry })
  watchBackups(registry, { db, clock })
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
    metrics,
    follow(running) {
      worker = running
    },
    async close() {
      await monitoring.close()
      await db.close()
    },
  }
}
