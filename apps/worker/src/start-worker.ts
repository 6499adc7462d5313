import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { DatabaseCall } from '@rosette/database/calls/database-calls.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { ensureCommunityIndex } from '@rosette/features/community/server/reindex-community.ts'
import { openMailer } from '@rosette/job-queue/open-mailer.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { Tracing } from '@rosette/settings/tracing.ts'
import type { Logger } from 'pino'
import { countMails } from './count-mails.ts'
import { startMonitoring } from './start-monitoring.ts'
import { startRunWorker } from './start-run-worker.ts'
import { workerCron, workerTasks } from './worker-tasks.ts'

type StartedWorker = {
  /** Null if it has no monitoring. */
  metricsPort: number | null
  stop(): Promise<void>
}

/** Opens what the tasks need and runs jobs until it is stopped. */
export async function startWorker(
  settings: Settings,
  logger: Logger,
  clock: Clock,
  tracing: Tracing | null = null,
): Promise<StartedWorker> {
  const { metricsPort } = settings
  const monitoring = metricsPort === null ? null : await startMonitoring({ ...settings, metricsPort, clock })
  if (monitoring) tracing?.countIn(monitoring.metrics.registry)
  const traceJob = tracing && { traceJob: tracing.traceJob }
  const calls = (monitoring || tracing) && {
    keepsContext: tracing !== null,
    onCall(call: DatabaseCall) {
      monitoring?.metrics.onDatabaseCall(call)
      tracing?.onDatabaseCall(call)
    },
  }
  const db = openDatabase({
    url: settings.databaseUrl,
    poolSize: settings.workerConcurrency + 1,
    applicationName: 'rosette worker',
    onError: (error) => logger.warn({ err: error }, 'A connection to PostgreSQL broke'),
    ...calls,
  })
  const { databaseOwnerUrl } = settings
  const ownerDb =
    databaseOwnerUrl === null ? db : openDatabase({ url: databaseOwnerUrl, poolSize: 2, applicationName: 'rosette worker', ...calls })
  const engine = openEngine({
    url: settings.opensearchUrl,
    timeoutMs: settings.searchTimeoutMs,
    concurrency: 4,
    queue: 16,
    onCall(call) {
      monitoring?.metrics.onEngineCall(call)
      tracing?.onEngineCall(call)
    },
    ...(monitoring && { onNodeFailure: monitoring.metrics.onNodeFailure }),
  })
  const { mailUrl, mailFrom } = settings
  const mailer =
    mailUrl === null ? null : openMailer({ mailUrl, mailFrom, ...(monitoring && { onSent: countMails(monitoring.metrics.registry) }) })
  const tasks = workerTasks({
    db,
    ownerDb,
    engine,
    indexPrefix: settings.indexPrefix,
    sequenceDir: settings.sequenceDir,
    clock,
    logger,
    mailer,
    publicUrl: settings.publicUrl,
  })
  const worker = await runWorker({
    url: settings.databaseUrl,
    tasks,
    cron: workerCron,
    concurrency: settings.workerConcurrency,
    logger,
    ...traceJob,
    ...(monitoring && { watch: monitoring.watch }),
  })
  monitoring?.follow(worker)
  const runs = await startRunWorker(settings, logger, { clock, ...(monitoring && { watch: monitoring.watchRuns }), ...traceJob, ...calls })
  // Creates the index even before there are people to find. If the engine is down, the next change creates it.
  const ensured = ensureCommunityIndex({ db, engine, indexPrefix: settings.indexPrefix }).catch((error) =>
    logger.warn({ err: error }, 'The community index could not be updated'),
  )
  return {
    metricsPort: monitoring?.port ?? null,
    async stop() {
      await ensured
      await Promise.all([runs?.stop(), worker.stop()])
      await monitoring?.close()
      mailer?.close()
      await engine.close()
      if (ownerDb !== db) await ownerDb.close()
      await db.close()
    },
  }
}
