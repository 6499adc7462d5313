import type { FastifyBaseLogger } from 'fastify'

type StopOptions = { logger: FastifyBaseLogger; deadlineMs: number; stop(): Promise<void> }

/** On SIGTERM or SIGINT: what is in flight is finished, then the process ends; at the latest when the deadline has passed. */
export function stopOnSignal({ logger, deadlineMs, stop }: StopOptions): void {
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
    } catch (error) {
      logger.error({ err: error }, 'stopping failed')
      process.exitCode = 1
    }
    clearTimeout(deadline)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
