import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { causeIncidents } from '../alerts/real-incidents.ts'

// Do the alert rules parse, and does each fire by its cause and stay silent otherwise (OPER-055)? Needs promtool, of Debian's package
// prometheus: npm run check:alerts. With `-- --real`, Prometheus itself watches a started site, and three alerts are seen to fire by real
// faults and to end with them (OPER-064); prints a table for docs/measured.md.
const { values } = parseArgs({ options: { real: { type: 'boolean', default: false } } })
const folder = fileURLToPath(new URL('../../deploy/prometheus', import.meta.url))
for (const args of [
  ['check', 'config', 'scrape.yml'],
  ['check', 'rules', 'rosette-rules.yml'],
  ['test', 'rules', 'rosette-rules.test.yml'],
]) {
  const { status, error } = spawnSync(process.env.PROMTOOL ?? 'promtool', args, { cwd: folder, stdio: 'inherit', timeout: 60_000 })
  if (error) process.stderr.write(`promtool could not be started (${error.message}): apt-get install prometheus, or name it in PROMTOOL\n`)
  if (status !== 0) process.exitCode = 1
}

if (values.real) {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())
  const seen = await causeIncidents((line) => process.stderr.write(`check:alerts: ${line}\n`), interruption.signal)
  process.stdout.write('| Incident | Alert | fired after | ended after |\n|---|---|---|---|\n')
  for (const { incident, alert, firedAfter, endedAfter } of seen)
    process.stdout.write(`| ${incident} | ${alert} | ${firedAfter.toFixed(1)} s | ${endedAfter.toFixed(1)} s |\n`)
}
