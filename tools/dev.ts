import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { expectFreePort } from './processes/find-free-port.ts'
import { runTogether, startProcess, waitUntilAnswers } from './processes/start-process.ts'
import { siteEnvironment } from './services/service-addresses.ts'
import { ensureServices } from './services/start-services.ts'
import { prepareSite } from './site/prepare-site.ts'

// The whole product for a developer: services, demo release, API and worker that restart on a change, Vite in front.
const say = (line: string) => process.stdout.write(`dev    | ${line}\n`)

try {
  const port = Number(process.env.PORT ?? 3000)
  const site = `http://localhost:${port}`
  await expectFreePort(port)
  await expectFreePort(port + 1)

  say('starting PostgreSQL and OpenSearch (the first time takes a minute)')
  const services = siteEnvironment(await ensureServices(say))
  await prepareSite(services, !process.env.DATABASE_URL, say)

  // Demo accounts of every role, one click each.
  const env = { ...services, NODE_ENV: 'development', PUBLIC_URL: site, DEMO_LOGIN: process.env.DEMO_LOGIN ?? '1' }
  const watched = ['--watch', '--watch-preserve-output']
  const api = startProcess({
    name: 'api',
    args: [...watched, 'apps/api/src/main.ts'],
    env: { ...env, DATABASE_OWNER_URL: '', PORT: String(port + 1), VITE_DEV_URL: site, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  })
  // METRICS_PORT is that of the API.
  const worker = startProcess({ name: 'worker', args: [...watched, 'apps/worker/src/main.ts'], env: { ...env, METRICS_PORT: '' } })
  const web = startProcess({
    name: 'web',
    args: [
      'node_modules/vite/bin/vite.js',
      'apps/web',
      '--config',
      'apps/web/vite.config.ts',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ],
    env: { ...env, ROSETTE_API_URL: `http://127.0.0.1:${port + 1}` },
  })
  const running = runTogether([web, api, worker], say)
  // Started before Vite, which complains loudly if its backend is missing.
  const answers = waitUntilAnswers(`http://127.0.0.1:${port + 1}/healthz`, api).then(() =>
    waitUntilAnswers(`http://127.0.0.1:${port}/`, web),
  )
  const isUp = await Promise.race([answers.then(() => true), running.then(() => false)])
  if (isUp) say(`Rosette is at ${site} (Ctrl-C stops it)`)
  // Vite and Node's watcher are simply killed; nothing is lost.
  process.exitCode = (await running).isRequested ? 0 : 1
  if (!process.env.DATABASE_URL) say('PostgreSQL and OpenSearch keep running; stop them with: npm run services -- stop')
} catch (error) {
  say(messageOf(error))
  process.exitCode = 1
}
