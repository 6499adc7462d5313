import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { checkout } from './checkout.ts'
import { copyForPeople, openPeopleSite } from './e2e/people-site.ts'
import { loadOfficialFiles, openTrialSite, type Recipe } from './e2e/trial-site.ts'
import { runTool } from './processes/run-tool.ts'
import { ensureServices } from './services/start-services.ts'
import { buildWeb } from './site/prepare-site.ts'
import { readMeasured } from './test-times/test-times.ts'

// The browser tests against the built product: one site with the demo release, a second one on a copy of its data with the guard and
// accounts, a third one in demo mode and, with --official, one with the official files. Arguments go to Playwright: npm run e2e -- shell.spec.ts
// The gallery looks at a quarter of its views, chosen by the commit; with --all-views at all of them (npm run check:gallery). With --smoke, only
// the tests with that tag run (npm run check).
const say = (line: string) => process.stdout.write(`e2e | ${line}\n`)
const everyView = '--all-views'
const smoke = '--smoke'
const official = '--official'
const sites: { close(): Promise<void> }[] = []
const interruption = new AbortController()
const { signal } = interruption

async function main(): Promise<number> {
  mkdirSync(join(checkout, '.reports'), { recursive: true })
  await buildWeb(say)
  const services = await ensureServices(say)
  const open = async (name: string, load: readonly string[], given: Pick<Recipe, 'prepared' | 'whenLoaded' | 'hasWorker'> = {}) => {
    const { prepared, hasWorker } = given
    say(`making a site with the ${name} release${prepared ? `, prepared as ${prepared}` : ''}`)
    const site = await openTrialSite({
      name,
      load,
      services,
      // With a worker, runs are tried by visitors without an account.
      settings: { ACCESS_MODE: 'open', TRUST_PROXY: '127.0.0.1', ...(hasWorker && { PREMIUM_TOOLS: 'mark' }) },
      ...given,
      signal,
    })
    sites.push(site)
    say(`${name} release at ${site.url}`)
    return site
  }
  const demo = await open('demo', ['demo', '--as-of', '2026-11-01'], { whenLoaded: copyForPeople })
  const people = await openPeopleSite(demo)
  // Closed before the data below it.
  sites.unshift(people)
  const logFiles = [demo.logFile, ...people.logFiles]
  const env: Record<string, string> = {
    ...services,
    E2E_DEMO_URL: demo.url,
    E2E_DEMO_NAME: demo.name,
    ...people.env,
    E2E_LONG_SPECS: longSpecs(),
  }
  const args = process.argv.slice(2)
  if (!args.includes(everyView)) Object.assign(env, { E2E_COMMIT: findCommit() })
  const dir = process.env.ROSETTE_RELEASE_DIR
  if (!args.includes(official)) say('tests of the official files are left out: --official')
  else if (dir) {
    const { url, name, logFile } = await open('real', loadOfficialFiles(dir), {
      prepared: process.env.ROSETTE_REAL_SITE,
      hasWorker: process.env.E2E_TASKS === 'all',
    })
    Object.assign(env, { E2E_REAL_URL: url, E2E_REAL_NAME: name })
    logFiles.push(logFile)
  } else say('ROSETTE_RELEASE_DIR is not set: tests of the official files are skipped')
  env.E2E_LOGS = logFiles.join(delimiter)
  const wanted = args.flatMap((arg) => (arg === smoke ? ['--grep', '@smoke'] : [everyView, official].includes(arg) ? [] : arg))
  return runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...wanted], env, signal)
}

/** The specs with a test that was measured to take long; Playwright runs the others in the order of their names. */
function longSpecs(): string {
  const measured = Object.entries(readMeasured()).filter(([file, seconds]) => file.endsWith('.spec.ts') && seconds >= 10)
  return measured.map(([file]) => basename(file)).join(' ')
}

/** The hash of the commit that is checked out; empty if there is no repository, as in an unpacked archive. */
function findCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: checkout, encoding: 'utf8' })
  const commit = (stdout ?? '').trim()
  say(commit ? `the gallery shows the views of commit ${commit}` : 'not a Git repository: the gallery shows all views')
  return commit
}

// What runs at that moment ends, and then everything is taken down as after a full run. A second signal changes nothing.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interruption.abort())
try {
  process.exitCode = await main()
} catch (error) {
  say(messageOf(error))
  process.exitCode = 1
}
for (const site of sites) await site.close()
if (signal.aborted) process.exitCode = 1
