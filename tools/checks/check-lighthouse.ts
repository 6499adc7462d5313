import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkout } from '../checkout.ts'
import { type Device, type Measured, medianOf, missedGoals } from '../lighthouse/lighthouse-goals.ts'
import { findPages } from '../lighthouse/lighthouse-pages.ts'
import { repeatFailed, runLighthouse } from '../lighthouse/run-lighthouse.ts'
import { findFreePort } from '../processes/find-free-port.ts'
import { startProcess, waitUntilAnswers } from '../processes/start-process.ts'
import { siteEnvironment } from '../services/service-addresses.ts'
import { ensureServices } from '../services/start-services.ts'
import { buildWeb, prepareSite } from '../site/prepare-site.ts'

// How fast and how accessible the built product is, by Lighthouse: each page several times on a phone and on a desktop, the median counts.
// The site shows the release of DATABASE_URL, or the demo release, and gets a list and a BLAST search to show. CPU is the blocking time by the
// processor time of the tasks, which other work on the machine changes less. Prints a table and, as the last line, JSON; exits with 1 if a goal is missed.
//   npm run check:lighthouse -- --runs 1 --only locus,results --device mobile
const devices: readonly Device[] = ['mobile', 'desktop']

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, device: { type: 'string' } },
})
const say = (line: string) => process.stderr.write(`lighthouse | ${line}\n`)
const folder = join(checkout, '.reports', 'lighthouse')
mkdirSync(folder, { recursive: true })

type Line = Measured & { page: string; device: Device; missed: string[] }

async function measureAll(site: string): Promise<Line[]> {
  const lines: Line[] = []
  const pages = await findPages(site)
  const only = values.only?.split(',') ?? Object.keys(pages)
  for (const [page, path] of Object.entries(pages).filter(([name]) => only.includes(name))) {
    // The first answer of a fresh process is slow, and no visitor's.
    await fetch(site + path)
    for (const device of devices.filter((each) => (values.device ?? each) === each)) {
      const runs: Measured[] = []
      for (let run = 1; run <= Number(values.runs); run++) {
        say(`${page} on ${device}, run ${run} of ${values.runs}`)
        const file = join(folder, `${page}-${device}-${run}.json`)
        runs.push(await repeatFailed(() => runLighthouse(site + path, device, file, process.env.CHROMIUM ?? '/usr/bin/chromium'), say))
      }
      const measured = medianOf(runs)
      lines.push({ page, device, ...measured, missed: missedGoals(device, measured) })
    }
  }
  return lines
}

function print(lines: readonly Line[]): void {
  const row = (cells: readonly unknown[]) => process.stdout.write(`${cells.map((cell) => String(cell).padEnd(9)).join('')}\n`)
  row(['page', 'device', 'score', 'a11y', 'best', 'FCP', 'LCP', 'TBT', 'CPU', 'CLS', 'index', 'LCP element'])
  for (const {
    page,
    device,
    performance,
    accessibility,
    bestPractices,
    fcp,
    lcp,
    tbt,
    blocking,
    cls,
    benchmarkIndex,
    lcpElement,
    missed,
  } of lines) {
    const times = [fcp, lcp, tbt, blocking].map((ms) => (ms === null ? '–' : Math.round(ms)))
    const element = lcpElement?.snippet.slice(0, 80) ?? 'unknown'
    row([page, device, performance, accessibility, bestPractices, ...times, cls.toFixed(3), benchmarkIndex, element])
    for (const goal of missed) process.stdout.write(`  missed: ${goal}\n`)
  }
  process.stdout.write(`${JSON.stringify(lines)}\n`)
}

await buildWeb(say)
const services = siteEnvironment(await ensureServices(say))
await prepareSite(services, !process.env.DATABASE_URL, say)
const port = await findFreePort()
const site = `http://localhost:${port}`
const env = {
  ...services,
  RATE_LIMIT_PER_MINUTE: '0',
  COST_PER_MINUTE: '0',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  ACCESS_MODE: 'open',
  // Nobody is logged in who could pay for a run.
  PREMIUM_TOOLS: 'mark',
  PORT: String(port),
  PUBLIC_URL: site,
}
const api = startProcess({ name: 'api', args: ['apps/api/src/main.ts'], env: { ...env, DATABASE_OWNER_URL: '' } })
const worker = startProcess({ name: 'worker', args: ['apps/worker/src/main.ts'], env })
try {
  await waitUntilAnswers(`${site}/healthz`, api)
  const lines = await measureAll(site)
  print(lines)
  process.exitCode = lines.some(({ missed }) => missed.length > 0) ? 1 : 0
} finally {
  await worker.stop()
  await api.stop()
}
