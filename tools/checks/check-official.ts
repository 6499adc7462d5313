import { loadOfficialFiles, makeTrialData, trialData } from '../e2e/trial-site.ts'
import { runTool } from '../processes/run-tool.ts'
import { ensureServices } from '../services/start-services.ts'

// What CI leaves to this command, because building takes ten minutes: the official files are built and published, and every test that
// needs more than their tables runs on them. ROSETTE_REAL_SITE names a release that tools/real-site.ts has made; otherwise one is made
// here and dropped afterwards. Exits with 1 if a test failed.
const say = (line: string) => process.stdout.write(`official | ${line}\n`)
const liveTests = [
  'packages/features/blast/server/blast-hostile.live.test.ts',
  'packages/features/downloads/server/exports/official-exports.live.test.ts',
  'packages/features/mutants/server/register-mutants.live.test.ts',
  'packages/features/results/server/term-search.live.test.ts',
  'packages/kinds/polymorphism/server/mutant-counts.live.test.ts',
  'packages/kinds/registry/real-answers.live.test.ts',
  'packages/kinds/registry/release-sequences.live.test.ts',
  'tools/truth/check-truth.live.test.ts',
]
const browserTests = ['relevance', 'real-release', 'visits', 'results-deep', 'enrichment-graph', 'lists-at-scale'].map(
  (name) => `${name}.spec.ts`,
)

const dir = process.env.ROSETTE_RELEASE_DIR
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

if (!dir) {
  say('needs ROSETTE_RELEASE_DIR, the folder of the official files')
  process.exitCode = 2
} else process.exitCode = await buildAndTest(dir)

async function buildAndTest(files: string): Promise<number> {
  const services = await ensureServices(say)
  const prepared = process.env.ROSETTE_REAL_SITE
  const name = prepared || `official_${process.pid}`
  if (!prepared) await makeTrialData(name, services, loadOfficialFiles(files), interruption.signal)
  const env = { ROSETTE_REAL_SITE: name }
  try {
    const live = await runTool('vitest', ['run', '--project', 'live', ...liveTests], env, interruption.signal)
    const browser = await runTool('node', ['tools/run-e2e.ts', '--official', ...browserTests], env, interruption.signal)
    say(`tests with database and engine ${live === 0 ? 'passed' : 'failed'}, browser tests ${browser === 0 ? 'passed' : 'failed'}`)
    return live === 0 && browser === 0 && !interruption.signal.aborted ? 0 : 1
  } finally {
    if (!prepared) await trialData(name, services).drop()
  }
}
