import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Do the alert rules parse, and does each fire by its cause and stay silent otherwise (OPER-055)? Needs promtool, of Debian's package
// prometheus: npm run check:alerts
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
