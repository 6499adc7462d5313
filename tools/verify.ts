import { runSteps } from './processes/run-steps.ts'
import { runTool } from './processes/run-tool.ts'
import { staticChecks } from './processes/static-checks.ts'

// Every check that needs neither a search engine nor a browser. Runs all of them, then reports all failures.
const failed = await runSteps([
  ...staticChecks,
  { title: 'unit tests and repository rules', run: () => runTool('vitest', ['run', '--project', 'pure*']) },
])
process.stdout.write(failed.length === 0 ? '\nverify: all passed\n' : `\nverify: failed: ${failed.map(({ title }) => title).join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
