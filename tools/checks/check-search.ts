import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { checkout } from '../checkout.ts'
import { runTool } from '../processes/run-tool.ts'
import { ensureServices } from '../services/start-services.ts'

// Do searches find what a plain comparison of all documents of the demo release finds, and does no body make them fail? Runs the usual tests
// with more searches per form (--runs) and per category of the search box (--texts), and more bodies (--fuzz). Takes many minutes; prints one
// line of JSON, and exits with 1 if a test fails.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    texts: { type: 'string', default: '100' },
    fuzz: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '5' },
  },
})
const say = (line: string) => process.stderr.write(`check:search: ${line}\n`)

if (!Object.values(values).every((text) => /^\d{1,9}$/.test(text))) {
  say('--runs, --texts, --fuzz and --seed must be integers')
  process.exitCode = 2
} else {
  const services = await ensureServices(say)
  const counts = {
    SEARCH_CHECK_RUNS: values.runs,
    SEARCH_CHECK_TEXTS: values.texts,
    SEARCH_CHECK_FUZZ: values.fuzz,
    SEARCH_CHECK_SEED: values.seed,
  }
  const started = performance.now()
  const code = await runTool('vitest', ['run', '--project', 'live', 'packages/test-kit/src/search-check'], { ...services, ...counts })
  const seconds = Math.round((performance.now() - started) / 1000)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim()
  const [runs, texts, fuzz, seed] = [values.runs, values.texts, values.fuzz, values.seed].map(Number)
  process.stdout.write(`${JSON.stringify({ commit, runs, texts, fuzz, seed, seconds, isRight: code === 0 })}\n`)
  process.exitCode = code === 0 ? 0 : 1
}
