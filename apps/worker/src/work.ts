import { systemClock } from '@rosette/contract-kit/clock.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import { pino } from 'pino'
import { startWorker } from './start-worker.ts'

/** The worker as a process: takes jobs until SIGTERM or SIGINT, and resolves when those that it took are done. */
export async function work(settings: Settings): Promise<void> {
  const logger = pino({ name: 'worker', level: settings.logLevel })
  const worker = await startWorker(settings, logger, systemClock)
  if (worker.metricsPort !== null) logger.info({ port: worker.metricsPort }, 'metrics are served')
  logger.info('The worker is taking jobs')
  const signal = await firstSignal()
  logger.info({ signal }, 'The worker is finishing its jobs before it stops')
  const deadline = setTimeout(() => process.exit(1), settings.shutdownTimeoutMs)
  await worker.stop()
  clearTimeout(deadline)
}

/** The listeners stay: a second signal must not end the process at once. */
function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    process.on('SIGTERM', resolve)
    process.on('SIGINT', resolve)
  })
}
