import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { checkout } from '../checkout.ts'
import { findSiteAddress, logFileOf } from '../e2e/trial-site.ts'
import { runTool } from '../processes/run-tool.ts'
import { startProcess, waitUntilAnswers } from '../processes/start-process.ts'
import { siteEnvironment } from '../services/service-addresses.ts'
import { ensureServices } from '../services/start-services.ts'
import { buildWeb } from '../site/prepare-site.ts'

// Opens 200 random loci and 100 records of every other kind of the release that DATABASE_URL names (VISIT-001), in the built product;
// with --few a twentieth of them, as the browser tests do. The same --seed opens the same records. Exits with 1 if a page has an error.
const { values } = parseArgs({ options: { few: { type: 'boolean', default: false }, seed: { type: 'string', default: '16' } } })
const say = (line: string) => process.stdout.write(`visits | ${line}\n`)

mkdirSync(join(checkout, '.reports'), { recursive: true })
await buildWeb(say)
const services = siteEnvironment(await ensureServices(say))
const { url, listening } = await findSiteAddress()
const env = { ...services, ...listening, ACCESS_MODE: 'open', DATABASE_OWNER_URL: '' }
const api = startProcess({ name: 'visited site', args: ['apps/api/src/main.ts'], env, logFile: logFileOf('visits') })
const interruption = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interruption.abort())
try {
  await waitUntilAnswers(`${url}/readyz`, api)
  const visits = { E2E_REAL_URL: url, E2E_DEMO_URL: url, E2E_VISITS: values.few ? 'few' : 'all', E2E_VISITS_SEED: values.seed }
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project=site', 'visits.spec.ts']
  process.exitCode = await runTool('playwright', args, { ...services, ...visits }, interruption.signal)
} catch (error) {
  say(messageOf(error))
  process.exitCode = 1
} finally {
  await api.stop()
}
