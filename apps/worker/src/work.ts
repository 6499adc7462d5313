import { systemClock } from '@rosette/contract-kit/clock.ts'
import { loadVersion } from '@rosette/settings/load-version.ts'
import { openTracing } from '@rosette/settings/open-tracing.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import { pino } from 'pino'
import { startWorker } from './start-worker.ts'

/** The worker as a process: takes jobs until SIGTERM or SIGINT, and resolves when those that it took are done. */
export async function work(settings: Settings): Promise<void> {
  const version = await loadVersion(new URL('../package.json', import.meta.url))
  const tracing = await openTracing({ ...settings, service: 'rosette-worker', version })
  const logger = pino({ name: 'worker', level: settings.logLevel, ...(tracing && { mixin: tracing.logFields }) })
  const worker = await startWorker(settings, logger, systemClock, tracing)
  if (worker.metricsPort !== null) logger.info({ port: worker.metricsPort }, 'metrics are served')
  logger.info('The worker is taking jobs')
  const signal = await firstSignal()
  logger.info({ signal }, 'The worker is finishing its jobs before it stops')
  const deadline = setTimeout(() => process.exit(1), settings.shutdownTimeoutMs)
  await worker.stop()
  await tracing?.close()
  clearTimeout(deadline)
}

/** The listeners stay: a second signal must not end the process at once. */
function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    process.on('SIGTERM', resolve)
    process.on('SIGINT', resolve)
  })
}
