import type { TrialSite } from '../e2e/trial-site.ts'
import { logFileOf } from '../e2e/trial-site.ts'
import { findFreePort } from '../processes/find-free-port.ts'
import { startProcess, waitUntilAnswers } from '../processes/start-process.ts'

/** Two slots for runs beside a site, as an operator gets them. */
export async function withRunWorker<Result>({ env }: Pick<TrialSite, 'env'>, use: () => Promise<Result>): Promise<Result> {
  const port = await findFreePort()
  const worker = startProcess({
    name: 'attacked worker',
    args: ['apps/worker/src/main.ts'],
    logFile: logFileOf('attacked-worker'),
    env: { ...env, DATABASE_OWNER_URL: '', NODE_ENV: 'production', METRICS_PORT: String(port) },
  })
  try {
    await waitUntilAnswers(`http://127.0.0.1:${port}/readyz`, worker)
    return await use()
  } finally {
    await worker.stop()
  }
}
