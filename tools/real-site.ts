import { loadOfficialFiles, loadOfficialTables, makeTrialData, trialData } from './e2e/trial-site.ts'
import { ensureServices } from './services/start-services.ts'

// The official files, loaded once for all tests of a run that ask for them: `load NAME` fills the tables, and tests are told of it by
// ROSETTE_LOADED_SITE=NAME; `make NAME` builds and publishes the release too, and they are told by ROSETTE_REAL_SITE=NAME. `drop NAME`
// removes either.
const [action, name = ''] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`real site | ${line}\n`)
const dir = process.env.ROSETTE_RELEASE_DIR
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

if (!/^[a-z][a-z0-9_]{1,50}$/.test(name) || !dir || !['load', 'make', 'drop'].includes(action ?? '')) {
  say('Usage: ROSETTE_RELEASE_DIR=folder node tools/real-site.ts load|make|drop NAME')
  process.exitCode = 2
} else {
  const services = await ensureServices(say)
  if (action === 'drop') await trialData(name, services).drop()
  else await makeTrialData(name, services, action === 'load' ? loadOfficialTables(dir) : loadOfficialFiles(dir), interruption.signal)
  say(`${name} is ${action === 'drop' ? 'gone' : action === 'load' ? 'loaded' : 'made'}`)
}
