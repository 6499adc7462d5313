import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { expectFreePort } from './processes/find-free-port.ts'
import { runTogether, startProcess, waitUntilAnswers } from './processes/start-process.ts'
import { siteEnvironment } from './services/service-addresses.ts'
import { ensureServices } from './services/start-services.ts'
import { buildWeb, prepareSite } from './site/prepare-site.ts'

// The built product: one process for pages and API, and one for jobs.
const say = (line: string) => process.stdout.write(`start  | ${line}\n`)

try {
  const port = Number(process.env.PORT ?? 3000)
  await expectFreePort(port)
  await buildWeb(say)
  const services = siteEnvironment(await ensureServices(say))
  await prepareSite(services, !process.env.DATABASE_URL, say)

  const env = { ...services, NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` }
  const api = startProcess({ name: 'api', args: ['apps/api/src/main.ts'], env: { ...env, DATABASE_OWNER_URL: '' } })
  // Each process has metrics of its own, so the worker serves them on the next port.
  const metricsPort = Number(process.env.METRICS_PORT ?? 0)
  const workerEnv = { ...env, ...(metricsPort > 0 && { METRICS_PORT: String(metricsPort + 1) }) }
  const worker = startProcess({ name: 'worker', args: ['apps/worker/src/main.ts'], env: workerEnv })
  const running = runTogether([api, worker], say)
  const isUp = await Promise.race([waitUntilAnswers(`http://127.0.0.1:${port}/healthz`, api).then(() => true), running.then(() => false)])
  if (isUp) say(`Rosette is at ${env.PUBLIC_URL}`)
  process.exitCode = (await running).isPeaceful ? 0 : 1
} catch (error) {
  say(messageOf(error))
  process.exitCode = 1
}
