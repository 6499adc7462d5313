import { systemClock } from '@rosette/contract-kit/clock.ts'
import { readSettings, WrongSettings } from '@rosette/settings/settings.ts'
import { pino } from 'pino'
import { startWorker } from './start-worker.ts'

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const logger = pino({ name: 'worker', level: settings.logLevel })
  const worker = await startWorker(settings, logger, systemClock)
  if (worker.metricsPort !== null) logger.info({ port: worker.metricsPort }, 'metrics are served')
  logger.info('The worker is taking jobs')

  let isStopping = false
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'The worker is finishing its jobs before it stops')
    const deadline = setTimeout(() => process.exit(1), settings.shutdownTimeoutMs)
    await worker.stop()
    clearTimeout(deadline)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error) => {
  console.error(error instanceof WrongSettings ? error.message : error)
  // What was opened before the failure must not keep the process alive.
  process.exit(1)
})
