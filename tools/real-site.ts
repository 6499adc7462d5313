import { loadOfficialFiles, makeTrialData, trialData } from './e2e/trial-site.ts'
import { ensureServices } from './services/start-services.ts'

// The official files, loaded and built once for all tests of a run that ask for them: `make NAME` before the tests, which are told of
// it by ROSETTE_REAL_SITE=NAME, and `drop NAME` after them. Without it each of them loads what it needs.
const [action, name = ''] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`real site | ${line}\n`)
const dir = process.env.ROSETTE_RELEASE_DIR
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

if (!/^[a-z][a-z0-9_]{1,50}$/.test(name) || !dir || !['make', 'drop'].includes(action ?? '')) {
  say('Usage: ROSETTE_RELEASE_DIR=folder node tools/real-site.ts make|drop NAME')
  process.exitCode = 2
} else {
  const services = await ensureServices(say)
  if (action === 'make') await makeTrialData(name, services, loadOfficialFiles(dir), interruption.signal)
  else await trialData(name, services).drop()
  say(`${name} is ${action === 'make' ? 'made' : 'gone'}`)
}
