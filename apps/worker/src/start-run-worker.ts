import type { Clock } from '@rosette/contract-kit/clock.ts'
import { type DatabaseOptions, openDatabase } from '@rosette/database/open-database.ts'
import { runTaker } from '@rosette/features/runs/server/run-taker.ts'
import { tools } from '@rosette/features/tool-registry/server/tools.ts'
import { runWorker, type WorkerOptions } from '@rosette/job-queue/run-worker.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { Logger } from 'pino'

type RunWorkerOptions = { clock: Clock } & Pick<WorkerOptions, 'watch' | 'traceJob'> & Pick<DatabaseOptions, 'onCall' | 'keepsContext'>

/** Runs long analyses beside the other jobs, in slots of their own: mail and indexing never wait for them. Null if it has no slots. */
export async function startRunWorker(
  settings: Settings,
  logger: Logger,
  { clock, watch, traceJob, ...calls }: RunWorkerOptions,
): Promise<{ stop(): Promise<void> } | null> {
  const { runConcurrency: concurrency, databaseUrl: url } = settings
  if (concurrency === 0) return null
  // A run holds one connection for as long as it reads the release, and needs another when it ends.
  const db = openDatabase({
    url,
    poolSize: 2 * concurrency + 3,
    applicationName: 'rosette runs',
    onError: (error) => logger.warn({ err: error }, 'A connection to PostgreSQL broke'),
    ...calls,
  })
  const { runDir, sequenceDir, publicUrl } = settings
  const maxResultBytes = settings.runResultMaxMb * 1024 * 1024
  const taker = runTaker({ db, clock, logger, tools, runDir, sequenceDir, publicUrl, maxResultBytes })
  const worker = await runWorker({ url, tasks: taker.tasks, concurrency, logger, ...(traceJob && { traceJob }), ...(watch && { watch }) })
  return {
    async stop() {
      await taker.stop()
      await worker.stop()
      await db.close()
    },
  }
}
