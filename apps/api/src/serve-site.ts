import { systemClock } from '@rosette/contract-kit/clock.ts'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { watchPublishedReleases } from '@rosette/database/published-releases.ts'
import { areDemoAccountsOpen, type DemoSettings } from '@rosette/features/access/server/demo-site.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { shapeHash } from '@rosette/release-kit/shape-hash.ts'
import { openBreaker } from '@rosette/search-engine/engine/breaker.ts'
import { openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { loadVersion } from '@rosette/settings/load-version.ts'
import { openTracing } from '@rosette/settings/open-tracing.ts'
import { foldersOf, openProcessMetrics } from '@rosette/settings/process-metrics.ts'
import { serveMonitoring } from '@rosette/settings/serve-monitoring.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { buildApp } from './build-app.ts'
import { loadSiteConfig } from './load-site-config.ts'
import { devAssets, loadWebAssets } from './pages/web-assets.ts'

/** The site as a process: listens until SIGTERM or SIGINT, and resolves when all requests are finished and everything is closed. */
export async function serveSite(settings: Settings): Promise<void> {
  // Log lines are written in batches and flushed at exit: a write per request would cost more than reading a record. An error is written
  // at once, because the next thing that happens may be the end of the process.
  const destination = pino.destination({ sync: false, minLength: 4096, periodicFlush: 250 })
  const logger = pino(
    {
      level: settings.logLevel,
      base: { app: 'api', pid: process.pid },
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, args)
          if (level >= 50) destination.flush()
        },
      },
    },
    destination,
  )
  const version = await loadVersion(new URL('../package.json', import.meta.url))
  const metrics = openProcessMetrics({
    version,
    commit: settings.buildCommit,
    folders: foldersOf(settings),
  })
  const { registry } = metrics
  const tracing = await openTracing({ ...settings, service: 'rosette-api', version })
  tracing?.countIn(registry)
  const db = openDatabase({
    url: settings.databaseUrl,
    replicaUrl: settings.databaseReplicaUrl,
    onReplicaChange(change) {
      if (change.isUsed) logger.info({ releaseId: change.releaseId }, 'records are read from the replica')
      else logger.warn({ err: change.error }, 'the replica failed: records are read from the primary database')
    },
    poolSize: settings.databasePool,
    statementTimeoutMs: settings.statementTimeoutMs,
    applicationName: 'rosette api',
    onError: (error) => logger.warn({ err: error }, 'a connection to the database was lost'),
    keepsContext: tracing !== null,
    onCall(call) {
      metrics.onDatabaseCall(call)
      tracing?.onDatabaseCall(call)
    },
  })
  await assertDemoLoginAllowed(db, settings)
  warnOfShortPasswords(settings, logger)
  await warnOfOwner(db, settings, logger)
  const engine = openEngine({
    url: settings.opensearchUrl,
    timeoutMs: settings.searchTimeoutMs,
    concurrency: settings.searchConcurrency,
    queue: settings.searchQueue,
    onCall(call) {
      metrics.onEngineCall(call)
      tracing?.onEngineCall(call)
    },
    onNodeFailure: metrics.onNodeFailure,
    breaker: openBreaker(systemClock),
  })
  const releases = await watchPublishedReleases({
    url: settings.databaseUrl,
    shapeHash: await shapeHash(kindServers, kinds),
    onChange: (releaseId) => logger.info({ releaseId }, 'release changed'),
    onError: (error) => logger.warn({ err: error }, 'the watch for new releases was interrupted'),
  })
  const webAssets = await findWebAssets(settings)
  if (webAssets === null) logger.warn('the web app is not built: pages will say so, but the API works')
  const site = await loadSiteConfig(settings, webAssets, systemClock)

  const app = await buildApp({ settings, db, engine, releases, clock: systemClock, logger, site, registry, tracing, webAssets })
  const { metricsPort, metricsHost } = settings
  const monitoring = metricsPort === null ? null : await serveMonitoring({ port: metricsPort, host: metricsHost, registry })
  if (monitoring) logger.info({ port: monitoring.port }, 'metrics are served')
  const stopped = stoppedBySignal({
    logger,
    deadlineMs: settings.shutdownTimeoutMs,
    async stop() {
      await app.close()
      await tracing?.close()
      await monitoring?.close()
      await releases.close()
      await engine.close()
      await db.close()
    },
  })
  await app.listen({ port: settings.port, host: settings.host })
  await stopped
}

function findWebAssets({ viteDevUrl, webDist }: Settings) {
  return viteDevUrl === null ? loadWebAssets(webDist ?? undefined) : devAssets
}

type StopOptions = { logger: FastifyBaseLogger; deadlineMs: number; stop(): Promise<void> }

/** On SIGTERM or SIGINT, finishes the requests in flight, at the latest until the deadline, which ends the process. Rejects if stopping failed. */
function stoppedBySignal({ logger, deadlineMs, stop }: StopOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    let isStopping = false
    async function onSignal(signal: NodeJS.Signals): Promise<void> {
      if (isStopping) return
      isStopping = true
      logger.info({ signal }, 'stopping')
      const deadline = setTimeout(() => {
        logger.error('stopped before all requests were finished')
        process.exit(1)
      }, deadlineMs)
      try {
        await stop()
        logger.info('stopped')
        resolve()
      } catch (error) {
        logger.error({ err: error }, 'stopping failed')
        reject(error)
      }
      clearTimeout(deadline)
    }
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)
  })
}

/** Members should be able to use passphrases and password managers (OWASP ASVS 5.0, 6.2.9). */
function warnOfShortPasswords({ nodeEnv, passwordMax }: Pick<Settings, 'nodeEnv' | 'passwordMax'>, logger: FastifyBaseLogger): void {
  const recommended = 64
  if (nodeEnv !== 'production' || passwordMax >= recommended) return
  logger.warn({ passwordMax }, `PASSWORD_MAX is below ${recommended}: members cannot choose long passwords`)
}

/** Anyone who breaks into the site could rewrite the audit and the unit ledger, which are append-only for any other role. */
async function warnOfOwner({ pool }: Database, { nodeEnv }: Pick<Settings, 'nodeEnv'>, logger: FastifyBaseLogger): Promise<void> {
  if (nodeEnv !== 'production') return
  const { rows } = await pool.query<{ owns: boolean }>("select has_table_privilege('community.audit', 'update') as owns")
  if (rows[0]?.owns !== true) return
  logger.warn(
    'the role of DATABASE_URL owns all tables: set DATABASE_OWNER_URL for commands and worker, and give the site a role of its own',
  )
}

/** A public site must not offer login without a password. Called before the site starts listening. */
async function assertDemoLoginAllowed(db: Database, settings: DemoSettings): Promise<void> {
  if (settings.demoLogin && !(await areDemoAccountsOpen(db.community, settings)))
    throw new Error('DEMO_LOGIN is refused in production because there are accounts other than the demo accounts.')
}
